/** Addresses outside the contract that a gateway serves itself: pictures, a provider's payment page. */
export interface Pages {
  /** Everything below this path is theirs: `/uploads`. */
  prefix: string;
  /** Answers any method; responsible for its own headers. Not wrapped in the envelope. */
  fetch(request: Request): Response | Promise<Response>;
}
