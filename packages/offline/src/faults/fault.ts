/** A way in which a network or a server misbehaves. Times are milliseconds. */
export type Fault =
  /** The request is on its way for so long. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The request never arrives. */
  | { readonly kind: 'dropBefore' }
  /** The request is carried out, and its answer is lost. */
  | { readonly kind: 'dropAfter' }
  /** The request arrives twice at the same time; the first copy's answer comes back. */
  | { readonly kind: 'duplicate' }
  /** The request is overtaken by the next one, or arrives after so long where none comes. */
  | { readonly kind: 'reorder'; readonly milliseconds: number }
  /** Half of the body comes at once, the rest so much later. */
  | { readonly kind: 'trickle'; readonly milliseconds: number }
  /** The body ends in the middle. */
  | { readonly kind: 'truncate' }
  /** The body is JSON of another shape, in a sound envelope. */
  | { readonly kind: 'wrongShape' }
  /** The body is JSON, without an envelope. */
  | { readonly kind: 'noEnvelope' }
  /** A proxy answers with a page of HTML and status 200. */
  | { readonly kind: 'html' }
  /** The token is refused; many of these are a storm. */
  | { readonly kind: 'unauthorized' }
  /** The server has a bug. */
  | { readonly kind: 'serverError' }
  /** The server is up, its database is not; asks to come back after so many seconds. */
  | { readonly kind: 'unavailable'; readonly retryAfter: number }
  /** The server's clock is ahead by so much, or behind where it is negative. */
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
 * Says what goes wrong with a request; nothing where it is an empty list. Several meet the request in their order.
 *
 * @param index how many requests came before
 */
export type ChooseFaults = (request: Request, index: number) => readonly Fault[];
