/**
 * Tells somebody who wants to hear. What they throw is their bug: it is reported as uncaught errors are, and changes nothing
 * of what is told.
 */
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
