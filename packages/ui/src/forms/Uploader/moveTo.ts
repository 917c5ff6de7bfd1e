/** A copy of a list with one entry moved to another place; places beyond the ends mean the ends. */
export function moveTo<T>(list: readonly T[], entry: T, place: number): T[] {
  const others = list.filter((other) => other !== entry);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), entry, ...others.slice(at)];
}
