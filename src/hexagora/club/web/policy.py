"""What a browser may do with a page of the club."""

from __future__ import annotations


def policy(*, frame_ancestors: str = "'none'") -> str:
    """Scripts, styles and connections only from the club itself, nothing inline. By default no site may frame it."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        f"form-action 'self'; frame-ancestors {frame_ancestors}"
    )
