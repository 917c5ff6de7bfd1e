const addresses = new WeakMap<Request, string>();

/** Notes from which address a request came. Whoever mounts the API passes the same `Request` object on. */
export function noteRemoteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** The address at the other end of the connection; `null` for requests made inside this process. */
export function remoteAddress(request: Request): string | null {
  return addresses.get(request) ?? null;
}
