/** Returns an object with the same keys and mapped values. */
export function mapValues<T extends object, V>(
  from: T,
  change: (value: T[keyof T]) => V,
): { -readonly [K in keyof T]: V } {
  const changed = Object.entries(from).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(changed);
}
