/** Text that replaces a match, or a function that gets the match and its groups and returns it. */
type Replacement = string | ((match: string, ...groups: (string | undefined)[]) => string);

/** A text from which recognized parts are removed one by one. */
export interface PastedText {
  /** Returns the rest, with line breaks or markers for removed parts. */
  read: () => string;
  /**
   * Removes the first match for which `understand` returns a result.
   *
   * @param marker replaces the match, `\n` unless later steps need to know its position
   */
  extract: <Result>(
    pattern: RegExp,
    understand: (match: RegExpExecArray) => Result | null | undefined,
    marker?: string,
  ) => Result | undefined;
  replace: (pattern: RegExp, replacement: Replacement) => void;
  /** Replaces a range with a marker. */
  cut: (range: { start: number; end: number }, marker: string) => void;
}

export function createPastedText(text: string): PastedText {
  let remainingText = text;
  const cut: PastedText['cut'] = ({ start, end }, marker) => {
    remainingText = `${remainingText.slice(0, start)}${marker}${remainingText.slice(end)}`;
  };
  return {
    read: () => remainingText,
    cut,
    replace(pattern, replacement) {
      remainingText =
        typeof replacement === 'string'
          ? remainingText.replace(pattern, replacement)
          : remainingText.replace(pattern, replacement);
    },
    extract(pattern, understand, marker = '\n') {
      for (const match of remainingText.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))) {
        const result = understand(match);
        if (result === null || result === undefined) continue;
        cut({ start: match.index, end: match.index + match[0].length }, marker);
        return result;
      }
      return undefined;
    },
  };
}
