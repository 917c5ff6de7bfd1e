/**
 * Whatever answers requests: the network, a server's own handler in the same process, sample data in the browser, or a
 * faulty wrapper around one of them. It rejects with a `TypeError` when the request did not get through, as `fetch` does.
 */
export type Backend = (request: Request) => Promise<Response>;

/** The back end at the other end of the network. Cookies travel to the page's own origin only. */
export function networkBackend(): Backend {
  return (request) => globalThis.fetch(request);
}
