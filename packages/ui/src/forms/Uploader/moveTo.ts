/** Returns a copy of a list with one entry moved to another index; indexes beyond the ends are clamped. */
export function moveTo<T>(list: readonly T[], entry: T, index: number): T[] {
  const otherEntries = list.filter((other) => other !== entry);
  const at = Math.max(0, Math.min(index, otherEntries.length));
  return [...otherEntries.slice(0, at), entry, ...otherEntries.slice(at)];
}
