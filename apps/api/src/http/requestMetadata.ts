import type { CallGroup } from './limits/createAdmission.ts';

// Keyed by the `Request` object, so code that mounts the API must pass the original object.
const addresses = new WeakMap<Request, string>();
const groups = new WeakMap<Request, CallGroup>();

/** Stores the remote address of a request. */
export function setRemoteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** Returns the address of the TCP peer, or `null` for requests made inside this process. */
export function getRemoteAddress(request: Request): string | null {
  return addresses.get(request) ?? null;
}

/** Stores the group of a request. */
export function setCallGroup(request: Request, group: CallGroup): void {
  groups.set(request, group);
}

/** Returns the group of a request. */
export function getCallGroup(request: Request): CallGroup | undefined {
  return groups.get(request);
}
