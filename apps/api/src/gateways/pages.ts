/** Routes outside the API contract that a gateway serves, such as pictures or a payment page. */
export interface Pages {
  /** Path prefix of all its routes, such as `/uploads`. */
  prefix: string;
  /** Handles all methods and sets its own headers. Responses don't use the envelope. */
  fetch(request: Request): Response | Promise<Response>;
}
