/** A word of so many letters may hold one slip, of twice as many two. */
const LETTERS_PER_SLIP = 4;

/**
 * The words that somebody probably meant who slipped: a letter too many, too few, another one, or two that changed places.
 *
 * @param word  in letters of the Latin alphabet; any other is near to none
 * @param known the words that there are, written alike
 */
export function nearWords(word: string, known: Iterable<string>): string[] {
  const slips = Math.min(2, Math.floor(word.length / LETTERS_PER_SLIP));
  if (slips === 0 || !/^\p{Script=Latin}+$/u.test(word)) return [];
  return Array.from(known).filter(
    (other) => Math.abs(other.length - word.length) <= slips && isNear(word, other, slips),
  );
}

function isNear(one: string, other: string, slips: number): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a === '' || b === '') return a.length + b.length <= slips;
  if (slips === 0) return false;
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return (
    isNear(a.slice(1), b.slice(1), slips - 1) ||
    isNear(a.slice(1), b, slips - 1) ||
    isNear(a, b.slice(1), slips - 1) ||
    (isSwapped && isNear(a.slice(2), b.slice(2), slips - 1))
  );
}
