"""Answers that are the same for everybody as long as the server runs: encoded and compressed once."""

import gzip
from typing import Any

from litestar import MediaType, Request, Response
from msgspec import json

IS_COMPRESSED = "is_compressed"  # when it was built, not when it is sent


class PreparedAnswer:
    """A page of the API, plain and compressed."""

    def __init__(self, content: object) -> None:
        self.plain = json.encode(content)
        self.compressed = gzip.compress(self.plain, 9)

    def to(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """As whoever asks can read it."""
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=MediaType.JSON, headers={"vary": "accept-encoding"})
        headers = {"vary": "accept-encoding", "content-encoding": "gzip"}
        return Response(self.compressed, media_type=MediaType.JSON, headers=headers)
