const OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * Writes a moment in the shop's own time, China Standard Time, which has no daylight saving. The reader's own zone is
 * unknown to the server, so using it would change the page on hydration.
 *
 * @param instant ISO 8601
 * @returns `2026-11-20 08:46`, or nothing when it is no moment
 */
export function formatInstant(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}
