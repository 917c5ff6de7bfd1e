/** Thrown if a case cannot run on this target; the message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
