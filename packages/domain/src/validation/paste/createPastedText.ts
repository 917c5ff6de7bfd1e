/** A text from which the parts that are understood are taken, one after the other. */
export interface PastedText {
  /** What is left, with line breaks or markers where parts were taken. */
  read: () => string;
  /**
   * Takes the first match that `understand` returns something for.
   *
   * @param marker what is put in its place, `\n` unless later steps need to know where it was
   */
  extract: <Result>(
    pattern: RegExp,
    understand: (match: RegExpExecArray) => Result | null | undefined,
    marker?: string,
  ) => Result | undefined;
  replace: (pattern: RegExp, replacement: string) => void;
  /** Puts a marker in the place of some characters. */
  cut: (range: { start: number; end: number }, marker: string) => void;
}

export function createPastedText(text: string): PastedText {
  let rest = text;
  const cut: PastedText['cut'] = ({ start, end }, marker) => {
    rest = `${rest.slice(0, start)}${marker}${rest.slice(end)}`;
  };
  return {
    read: () => rest,
    cut,
    replace(pattern, replacement) {
      rest = rest.replace(pattern, replacement);
    },
    extract(pattern, understand, marker = '\n') {
      for (const match of rest.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))) {
        const result = understand(match);
        if (result === null || result === undefined) continue;
        cut({ start: match.index, end: match.index + match[0].length }, marker);
        return result;
      }
      return undefined;
    },
  };
}
