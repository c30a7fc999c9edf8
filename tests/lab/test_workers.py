"""Work in pieces: here, over processes, and over a Ray cluster that loses a node."""

import pytest

import brushpass
from brushpass.lab.simulate import Piece, Tally, pieces, plan_for, play_chunk
from brushpass.lab.workers import NoCluster, spread


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_pieces(jobs: int) -> None:
    assert list(spread(square, range(50), jobs)) == [number * number for number in range(50)]


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(NoCluster, match=r"no Ray cluster can be reached at 127\.0\.0\.1:1"):
        list(spread(square, [1, 2], ray="127.0.0.1:1"))


def slow_chunk(piece: Piece) -> Tally:
    import time

    time.sleep(0.3)
    return play_chunk(piece)


def test_a_lost_node_changes_nothing() -> None:
    """Two nodes, one of them killed in the middle: every piece is counted once, bit for bit as
    on one core."""
    import ray
    from ray.cluster_utils import Cluster

    plan = plan_for(brushpass.game("pocket-ops"), 240, 5, None, None, ["random"])
    alone = [play_chunk(piece) for piece in pieces(plan, 20)]
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        second = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        ray.init(address=cluster.address, logging_level=40, log_to_driver=False)
        results = spread(slow_chunk, pieces(plan, 20), ray=cluster.address)
        gathered = [next(results), next(results)]
        cluster.remove_node(second, allow_graceful=False)
        gathered += list(results)
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert gathered == alone
