const OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * Writes a moment in the shop's own time, China Standard Time, which has no daylight saving. The reader's own zone is
 * unknown to the server, so using it would change the page on hydration.
 *
 * @param instant ISO 8601, or milliseconds since 1970
 * @returns `2026-11-20 08:46`, or nothing when it is no moment
 */
export function formatInstant(instant: string | number): string {
  const shifted = new Date(new Date(instant).getTime() + OFFSET_MS);
  // Without the seconds; years after 9999 are longer.
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, -8).replace('T', ' ');
}
