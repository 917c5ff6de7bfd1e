/**
 * What an app does for a machine.
 *
 * @param call its input, and a signal that aborts when the machine no longer waits for the answer
 * @returns the answer; rejects with an `ApiFailure` or `ApiError`
 */
export type Effect<Output, Input = unknown> = (call: { input: Input; signal: AbortSignal }) => Promise<Output>;
