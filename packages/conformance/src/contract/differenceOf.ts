/** The first difference of two responses, with both values. */
export interface Difference {
  /** Dotted: `data.version`. */
  at: string;
  first: string;
  second: string;
}

/**
 * Returns the first difference of two JSON values, independent of the order of keys.
 *
 * @param path path of the values
 * @returns `undefined` when they are equal
 */
export function differenceOf(first: unknown, second: unknown, path = 'data'): Difference | undefined {
  if (!isComposite(first) || !isComposite(second) || Array.isArray(first) !== Array.isArray(second))
    return first === second ? undefined : { at: path, first: show(first), second: show(second) };
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  for (const key of [...keys].toSorted()) {
    const difference = differenceOf(first[key], second[key], `${path}.${key}`);
    if (difference) return difference;
  }
  return undefined;
}

function isComposite(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
