"""The OpenAPI document as a page to read."""

import json
from typing import Any

from brushpass.look.svg import escape
from brushpass.web.html import page

SOCKET = """<h2>The socket</h2><p>Connect to <code>/t/CODE/live?mode=facts</code> with
<code>Authorization: Bearer KEY</code>. Every change arrives as
<code>{"type": "facts", "sight": …, "log": […]}</code>. Send
<code>{"do": "move", "action": "place:H", "at": 12, "token": "anything-new"}</code>; other
messages are <code>undo</code>, <code>resign</code>, <code>say</code>, <code>why</code>,
<code>hint</code>, <code>hand-over</code>, <code>take-back</code>, <code>rematch</code> and
<code>ping</code>. What cannot be done is answered with
<code>{"type": "refused", "status": …, "sentence": …}</code>.</p>"""


def api_page(schema: dict[str, Any], theme: str) -> str:
    operations = "".join(
        _operation(method, path, operation)
        for path, methods in sorted(schema["paths"].items())
        for method, operation in methods.items()
    )
    shapes = "".join(
        f"<details><summary><code>{escape(name)}</code> {escape(shape.get('description', ''))}"
        f'</summary><pre tabindex="0">{escape(json.dumps(shape, indent=1))}</pre></details>'
        for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items())
    )
    return page(
        "Brushpass for machines",
        f'<article class="file letter rulebook"><h1>Brushpass for machines</h1><p>A program may take a '
        'seat like anybody else. The <a href="/api/schema/openapi.json">OpenAPI document</a> '
        f"describes these requests.</p>{operations}{SOCKET}<h2>Shapes</h2>{shapes}</article>",
        crumb="API",
        theme=theme,
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(parameter['name'])}</code> in {escape(parameter['in'])}"
        f"{'' if parameter.get('required') else ', optional'}. "
        f"{escape(parameter.get('description', ''))}</li>"
        for parameter in operation.get("parameters", [])
    )
    body = _shape(operation.get("requestBody", {}))
    answers = ", ".join(
        f"{status}{_shape(answer)}" for status, answer in operation["responses"].items()
    )
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('description', operation.get('summary', '')))}</p>"
        f"<ul>{parameters}{f'<li>Body:{body}</li>' if body else ''}<li>Answers: {answers}</li></ul>"
    )


def _shape(part: dict[str, Any]) -> str:
    shape = part.get("content", {}).get("application/json", {}).get("schema", {})
    name = shape.get("$ref", shape.get("items", {}).get("$ref", "")).rsplit("/", 1)[-1]
    return f" <code>{escape(name)}</code>" if name else ""
