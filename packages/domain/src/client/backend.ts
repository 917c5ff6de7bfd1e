/**
 * A function that responds to requests: the network, a server's handler in the same process, sample data in the
 * browser, or a wrapper around one of them. Rejects with a `TypeError` when the request did not arrive, like `fetch`.
 */
export type Backend = (request: Request) => Promise<Response>;

/** Creates a back end that calls `fetch`. Cookies are sent to the page's own origin only. */
export function networkBackend(): Backend {
  return (request) => globalThis.fetch(request);
}
