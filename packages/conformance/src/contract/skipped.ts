/** Thrown where a case cannot be tried on this target; the message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
