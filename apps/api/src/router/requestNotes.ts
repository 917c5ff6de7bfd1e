import type { Admit } from '../limits/createAdmission.ts';

// Whoever mounts the API passes the same `Request` object on.
const addresses = new WeakMap<Request, string>();
const admissions = new WeakMap<Request, Admit>();

/** Notes from which address a request came. */
export function noteRemoteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** The address at the other end of the connection; `null` for requests made inside this process. */
export function remoteAddress(request: Request): string | null {
  return addresses.get(request) ?? null;
}

/** Notes with which other requests a request shares its place. */
export function noteSharedAdmission(request: Request, admit: Admit): void {
  admissions.set(request, admit);
}

/** How a request is admitted that shares its place with others. */
export function sharedAdmission(request: Request): Admit | undefined {
  return admissions.get(request);
}
