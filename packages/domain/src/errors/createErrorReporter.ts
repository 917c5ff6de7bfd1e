import type { ErrorLogEntry } from './errorLog.ts';

/** What a reporter needs. */
export interface ErrorReporterOptions {
  /** Sends a report, such as `(body) => client.call(reportError, { body })`. That it fails is nobody's concern. */
  send: (report: ErrorLogEntry) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Asked at each entry: whether the shopper, or the shop, wants reports to be sent now. @default always */
  isOn?: () => boolean;
}

/** Name of the contract's call that takes reports. Its own failures are not reported. */
const REPORT_CALL = 'reportError';
const MINUTE = 60_000;
/** Reports in any minute; what comes on top of them is in the log alone. */
export const MOST_REPORTS = 10;

/**
 * Makes a listener for an error log that sends its entries on. There is none unless an app makes one. Entries are clean when
 * they come: no token, no word of a shopper's, no id. The same failure is sent once a minute, and never more than ten
 * in a minute.
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
    if (sent.length >= MOST_REPORTS || sent.some((one) => one.failure === failure)) return;
    sent.push({ failure, at });
    send(entry).catch(() => undefined);
  };
}

/** What makes two failures the same. */
function nameOf({ type, error }: ErrorLogEntry): string {
  return JSON.stringify([type, error.name, error.message, error.code, error.status, error.method, error.url]);
}
