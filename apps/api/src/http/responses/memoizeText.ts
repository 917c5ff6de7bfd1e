/**
 * Remembers the results of a pure function, for headers that have few different values.
 *
 * @param max number of remembered results; those of further values are computed each time
 * @example const encodingOf = memoizeText(acceptedEncoding);
 */
export function memoizeText<T>(compute: (text: string) => T, max = 100): (text: string | undefined) => T {
  const results = new Map<string, T>();
  return (text = '') => {
    const remembered = results.get(text);
    if (remembered !== undefined) return remembered;
    const result = compute(text);
    if (results.size < max) results.set(text, result);
    return result;
  };
}
