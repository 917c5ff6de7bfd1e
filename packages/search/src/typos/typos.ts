/**
 * Returns the word and each of its spellings with one letter less. Two words that are one typo apart share one of
 * these, so that typos can be looked up in an index.
 *
 * @see the symmetric delete algorithm,
 *   https://wolfgarbe.medium.com/1000x-faster-spelling-correction-algorithm-2012-8701fcd87a5f
 * @example withoutOneLetter('mug') // ['mug', 'ug', 'mg', 'mu']
 */
export function withoutOneLetter(word: string): string[] {
  const shorter = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
  return [...new Set([word, ...shorter])];
}

/**
 * Returns whether one typo leads from one word to the other: a letter left out, added, replaced, or two neighbors
 * swapped. A word is not a typo of itself.
 *
 * @example isOneTypo('headphnes', 'headphones') // true
 */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  const longest = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < longest && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < longest - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && right.length === 2 && wrong === `${right[1]}${right[0]}`;
}

/** Spellings of one sound that are more than one typo apart. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['f', 'ph'],
  ['u', 'oo'],
  ['x', 'cks'],
  ['kw', 'qu'],
  ['shun', 'tion'],
];

/**
 * Returns other spellings of a word that sound like it, with one sound replaced.
 *
 * @example soundAlikes('headfones') // ['headphones']
 */
export function soundAlikes(word: string): string[] {
  const rules = SOUNDS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  const spellings = rules.flatMap(([from, to]) =>
    Array.from(
      word.matchAll(new RegExp(from, 'g')),
      ({ index }) => word.slice(0, index) + to + word.slice(index + from.length),
    ),
  );
  return [...new Set(spellings)].filter((spelling) => !isOneTypo(word, spelling));
}

/**
 * Returns the keys by which an index finds the words that `isMisspelling` returns true for. The index has each of
 * its words under the keys of {@link withoutOneLetter}.
 */
export function typoKeys(typed: string): string[] {
  return [typed, ...soundAlikes(typed)].flatMap(withoutOneLetter);
}

/**
 * Returns whether a word is one typo away from the typed text, or from a spelling that sounds like it.
 *
 * @example isMisspelling('headfones', 'headphones') // true
 */
export function isMisspelling(typed: string, meant: string): boolean {
  return isOneTypo(typed, meant) || soundAlikes(typed).some((one) => one === meant || isOneTypo(one, meant));
}

/**
 * Returns whether first and last letter are not replaced. A letter left out, added or swapped with its neighbor may be
 * anywhere.
 *
 * @param typed a word for which {@link isOneTypo} returns true
 * @example keepsEnds('towl', 'bowl') // false
 */
export function keepsEnds(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return true;
  const wrong = Array.from(typed).flatMap((letter, index) => (letter === meant[index] ? [] : [index]));
  return wrong.length > 1 || !wrong.some((index) => index === 0 || index === typed.length - 1);
}

/**
 * Returns whether a typo has all letters of the word, in another order.
 *
 * @example isSwap('lmap', 'lamp') // true
 */
export function isSwap(typed: string, meant: string): boolean {
  return [...typed].toSorted().join('') === [...meant].toSorted().join('');
}

/**
 * Returns whether a word has all letters of another, some of them repeated.
 *
 * @example isRepetition('muug', 'mug') // true
 */
export function isRepetition(typed: string, meant: string): boolean {
  return typed.length > meant.length && withoutRepetitions(typed) === withoutRepetitions(meant);
}

function withoutRepetitions(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

/**
 * Returns whether two adjacent letters were swapped.
 *
 * @example isNeighborSwap('bleu', 'blue') // true
 */
export function isNeighborSwap(typed: string, meant: string): boolean {
  return isOneTypo(typed, meant) && isSwap(typed, meant);
}

/**
 * Returns whether a letter inside a word was left out.
 *
 * @example isOmission('blck', 'black') // true, but false for 'cove' and 'cover'
 */
export function isOmission(typed: string, meant: string): boolean {
  const keepsEnds = typed.at(0) === meant.at(0) && typed.at(-1) === meant.at(-1);
  return keepsEnds && meant.length === typed.length + 1 && isOneTypo(typed, meant);
}

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** In a word of this length the other letters are enough, whichever one is wrong. */
const LONG = 6;

/**
 * Returns whether a typo is likely. In short words another first or last letter makes another word, unless its key is
 * next to the right one.
 *
 * @example isLikelyTypo('bear', 'tear') // false, but true for 'kamp' and 'lamp'
 */
export function isLikelyTypo(typed: string, meant: string): boolean {
  if (typed.length >= LONG || keepsEnds(typed, meant)) return true;
  return [0, typed.length - 1].every(
    (index) => typed[index] === meant[index] || areNeighbours(typed[index], meant[index]),
  );
}

function areNeighbours(one = '', other = ''): boolean {
  const [a, b] = [one, other].map((letter) => {
    const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
    return { row, place: KEYBOARD[row]?.indexOf(letter) ?? Number.NaN };
  });
  if (!a || !b) return false;
  const shift = b.place - a.place;
  if (a.row === b.row) return Math.abs(shift) === 1;
  // Each row is shifted to the right by about half a key.
  return Math.abs(a.row - b.row) === 1 && (shift === 0 || shift === a.row - b.row);
}

/**
 * Returns whether a longer word begins with the typed text, except for one typo.
 *
 * @example isTypoOfBeginning('headphn', 'headphones') // true
 */
export function isTypoOfBeginning(typed: string, meant: string): boolean {
  return [-1, 0, 1]
    .map((more) => typed.length + more)
    .some((length) => length < meant.length && isOneTypo(typed, meant.slice(0, length)));
}

/** Minimum length of a word in which typos are corrected. */
const SHORTEST_TYPO = 3;
/** The same for the beginning of a word. */
export const SHORTEST_UNFINISHED = 6;

/** Returns whether a word may have typos: Chinese, numbers and very short words are compared in other ways. */
export function mayBeTypo(word: string): boolean {
  return word.length >= SHORTEST_TYPO && /^[a-z]+$/.test(word);
}

const SHORTEST_ENDING = 3;

/**
 * Returns the two halves of the typed text. One typo leaves one of them correct. So a word for which
 * `isTypoOfBeginning` returns true nearly always begins with the first half or contains the second one.
 *
 * @returns `ending` is `undefined` if it is too short to be looked up
 */
export function halvesOf(typed: string): { beginning: string; ending: string | undefined } {
  const middle = Math.ceil(typed.length / 2);
  const ending = typed.slice(middle);
  return { beginning: typed.slice(0, middle), ending: ending.length < SHORTEST_ENDING ? undefined : ending };
}

/** Returns whether a word has one of the {@link halvesOf} the typed text, where an index would find it. */
export function sharesHalf(typed: string, meant: string): boolean {
  const { beginning, ending } = halvesOf(typed);
  return meant.startsWith(beginning) || (ending !== undefined && meant.includes(ending, 1));
}
