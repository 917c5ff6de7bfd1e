/**
 * An asynchronous function that the app provides to a machine.
 *
 * @param call its input, and a signal that aborts when the machine stops waiting for the result
 * @returns the result; rejects with an `ApiFailure` or `ApiError`
 */
export type Effect<Output, Input = unknown> = (call: { input: Input; signal: AbortSignal }) => Promise<Output>;
