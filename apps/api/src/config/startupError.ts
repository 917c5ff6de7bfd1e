/** A startup failure that the operator can fix. `message` says what is wrong and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
