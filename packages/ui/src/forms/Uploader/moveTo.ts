/** Returns a copy of a list with one entry moved to another index; indexes beyond the ends are clamped. */
export function moveTo<T>(list: readonly T[], entry: T, index: number): T[] {
  const others = list.filter((other) => other !== entry);
  const at = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, at), entry, ...others.slice(at)];
}
