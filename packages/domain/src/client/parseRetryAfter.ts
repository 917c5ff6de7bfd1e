/**
 * Reads a `Retry-After` header: seconds, or a date.
 *
 * @param now milliseconds since 1970, by the clock that made the date
 * @returns whole seconds to wait, never negative; `undefined` when absent or unreadable
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  // Only dates start like this; engines parse other text as dates, too, such as `-5`.
  const moment = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}
