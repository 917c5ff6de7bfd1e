/** Calls a listener. An error that it throws is reported like an uncaught error, and has no other effect. */
export function notify<Facts extends unknown[]>(listener: (...facts: Facts) => void, ...facts: Facts): void {
  try {
    listener(...facts);
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  if (reportError) reportError(error);
  // biome-ignore lint/suspicious/noConsole: Node has no reportError, and to throw later would end the process
  else console.error(error);
}
