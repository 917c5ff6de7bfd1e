/** A fault of a network or a server. Times are milliseconds. */
export type Fault =
  /** Delays the request. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The request never arrives. */
  | { readonly kind: 'dropBefore' }
  /** The request is processed, and its response is lost. */
  | { readonly kind: 'dropAfter' }
  /** The request arrives twice at the same time; the first response is returned. */
  | { readonly kind: 'duplicate' }
  /** The next request overtakes this one, or it arrives after this time. */
  | { readonly kind: 'reorder'; readonly milliseconds: number }
  /** Half of the body is sent at once, the rest later. */
  | { readonly kind: 'trickle'; readonly milliseconds: number }
  /** The body is truncated. */
  | { readonly kind: 'truncate' }
  /** The body is JSON with wrong data, in a valid envelope. */
  | { readonly kind: 'wrongShape' }
  /** The body is JSON without an envelope. */
  | { readonly kind: 'noEnvelope' }
  /** A proxy responds with an HTML page and status 200. */
  | { readonly kind: 'html' }
  /** The token is refused. */
  | { readonly kind: 'unauthorized' }
  /** The server has a bug. */
  | { readonly kind: 'serverError' }
  /** The server's database is down; includes `Retry-After` in seconds. */
  | { readonly kind: 'unavailable'; readonly retryAfter: number }
  /** The server's clock is ahead, or behind if negative. */
  | { readonly kind: 'clockSkew'; readonly milliseconds: number };

export type FaultKind = Fault['kind'];

export const faultKinds = [
  'delay',
  'dropBefore',
  'dropAfter',
  'duplicate',
  'reorder',
  'trickle',
  'truncate',
  'wrongShape',
  'noEnvelope',
  'html',
  'unauthorized',
  'serverError',
  'unavailable',
  'clockSkew',
] as const satisfies readonly FaultKind[];

/**
 * Returns the faults of a request, in the order of their effect.
 *
 * @param index number of earlier requests
 */
export type ChooseFaults = (request: Request, index: number) => readonly Fault[];
