const OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * Formats a timestamp in the shop's time zone, China Standard Time, which has no daylight saving.
 * The server does not know the reader's time zone, so using it would change the page on hydration.
 *
 * @param instant ISO 8601, or milliseconds since 1970
 * @returns `2026-11-20 08:46`, or an empty text for an invalid timestamp
 */
export function formatInstant(instant: string | number): string {
  const shifted = new Date(new Date(instant).getTime() + OFFSET_MS);
  // Without seconds; years after 9999 are longer.
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, -8).replace('T', ' ');
}
