import type { ErrorLogEntry } from './errorLog.ts';

/** Options of a reporter. */
export interface ErrorReporterOptions {
  /** Sends a report, such as `(body) => client.call(reportError, { body })`. Its failure is ignored. */
  send: (report: ErrorLogEntry) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called for each entry: whether reports may be sent now. @default always */
  isOn?: () => boolean;
}

/** Name of the contract's call that receives reports. Its own failures are not reported. */
const REPORT_CALL = 'reportError';
const MINUTE = 60_000;
/** Maximum number of reports per minute; more are only logged. */
export const MAX_REPORTS = 10;

/**
 * Creates a listener for an error log that sends its entries. An app without a reporter sends none. Entries contain no
 * token, no text of a shopper and no id. The same failure is sent once a minute, and at most ten failures per minute.
 *
 * @example
 * const report = createErrorReporter({ send: (body) => client.call(reportError, { body }), now: Date.now });
 * const log = createErrorLog({ store, now: Date.now, onEntry: report });
 */
export function createErrorReporter({
  send,
  now,
  isOn = () => true,
}: ErrorReporterOptions): (entry: ErrorLogEntry) => void {
  let sent: { failure: string; at: number }[] = [];
  return (entry) => {
    if (!isOn() || entry.context.endpoint === REPORT_CALL) return;
    const at = now();
    const failure = nameOf(entry);
    sent = sent.filter((one) => at - one.at < MINUTE && at >= one.at);
    if (sent.length >= MAX_REPORTS || sent.some((one) => one.failure === failure)) return;
    sent.push({ failure, at });
    send(entry).catch(() => undefined);
  };
}

/** Returns the key by which failures are the same. */
function nameOf({ type, error }: ErrorLogEntry): string {
  return JSON.stringify([type, error.name, error.message, error.code, error.status, error.method, error.url]);
}
