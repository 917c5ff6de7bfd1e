/** A reason not to start that the operator can do something about. `message` says what is wrong and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
