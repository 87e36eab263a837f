"""The club on the network: HTTP, WebSockets, cookies, the client's files."""
