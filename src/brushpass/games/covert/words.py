def sentence(v, a):
    return ""


def spot(v, a):
    return None


def ask(v):
    return None


def tell(e, v):
    return ""


def text(v):
    return ""
