/**
 * Whether a label contains every part of the typed text, in any order. Full-width letters and
 * digits count as plain ones.
 *
 * @example matchesText('Bottle green', 'GREEN bot') // true
 */
export function matchesText(label: string, text: string): boolean {
  const plain = (message: string) => message.normalize('NFKC').toLowerCase();
  const inLabel = plain(label);
  return plain(text)
    .split(/\s+/)
    .every((part) => inLabel.includes(part));
}
