import type { CallGroup } from './limits/createAdmission.ts';

// Whoever mounts the API passes the same `Request` object on.
const addresses = new WeakMap<Request, string>();
const groups = new WeakMap<Request, CallGroup>();

/** Notes from which address a request came. */
export function noteRemoteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** The address at the other end of the connection; `null` for requests made inside this process. */
export function remoteAddress(request: Request): string | null {
  return addresses.get(request) ?? null;
}

/** Notes to which group a request belongs. */
export function noteGroup(request: Request, group: CallGroup): void {
  groups.set(request, group);
}

/** The group that a request belongs to. */
export function groupOf(request: Request): CallGroup | undefined {
  return groups.get(request);
}
