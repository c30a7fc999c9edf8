"""Finding a rule on the rules page."""

import re


def rule_text(page: str, rule: str) -> str:
    """The list item that carries a rule's id, as plain text."""
    found = re.search(rf"^- \*\*{re.escape(rule)}\*\*(.*?)(?=\n- |\n#|\n\n|\Z)", page, re.M | re.S)
    if found is None:
        return rule
    return f"{rule}: {' '.join(found.group(1).split())}"
