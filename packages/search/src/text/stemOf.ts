import { measureKey } from './measures.ts';
import { type Token, tokenize } from './tokenize.ts';

/**
 * Returns the common form of singular and plural of an English word, and of its British and American spelling. It is a
 * key, not a word: it is never shown.
 *
 * A number with its unit becomes the same quantity in the smallest unit.
 *
 * Removes only plurals: `lighting` does not mean `light`.
 *
 * @param word in lower case
 * @example stemOf('shelves') // 'shelf', as of 'shelf'
 * @example stemOf('vases') // 'vas', as of 'vase'
 */
export function stemOf(word: string): string {
  const stem = measureKey(word) ?? singularOf(word);
  return AMERICAN.get(stem) ?? stem;
}

function singularOf(word: string): string {
  if (OTHER_THINGS.has(word)) return word;
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  // ties, axes: a shorter stem would match other words.
  if (word.length === 4 && word.endsWith('es')) return word.slice(0, -1);
  for (const [ending, stem] of ENDINGS) if (ending.test(word)) return word.replace(ending, stem);
  return word;
}

/** The stems of American spellings by those of British ones. */
const AMERICAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminium: 'aluminum',
    armour: 'armor',
    centre: 'center',
    colour: 'color',
    coloured: 'colored',
    cosi: 'cozi',
    favourite: 'favorite',
    fibre: 'fiber',
    flavour: 'flavor',
    grey: 'gray',
    harbour: 'harbor',
    jewelleri: 'jewelri',
    litre: 'liter',
    metre: 'meter',
    moisturiser: 'moisturizer',
    mould: 'mold',
    odour: 'odor',
    organiser: 'organizer',
  }),
);

/**
 * Plurals that name another thing than their singular: glasses are not made of glass only, and shorts are not short.
 */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  'glasses sunglasses shorts tights heels blinds scales pants goods arms irons'.split(' '),
);

const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/(?<=[^aeiou])(?:ies|ie|y)$/, 'i'],
  [/(?:ves|ve|fe)$/, 'f'],
  // A lotus loses the ending of menus: a key need not be a word.
  [/(?<=[a-z][^aeiou]u)s(?:es|e)?$/, ''],
  [/(?<=[sxz]|ch|sh)(?:es|e)$/, ''],
  [/(?<=[^aeiou]o)(?:es|e)$/, ''],
  [/(?<![sui])s$/, ''],
];

/**
 * Returns the term of a phrase.
 *
 * @example termOfPhrase('Frying pans') // 'frying pan'
 */
export function termOfPhrase(phrase: string): string {
  return termOfTokens(tokenize(phrase));
}

/** Returns the term of a tokenized phrase. */
export function termOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ script, text }) => (script === 'han' ? text : stemOf(text))).join(' ');
}
