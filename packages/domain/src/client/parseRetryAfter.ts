/**
 * Reads a `Retry-After` header.
 *
 * @param now milliseconds since 1970
 * @returns whole seconds to wait, never negative; `undefined` when absent or unreadable
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}
