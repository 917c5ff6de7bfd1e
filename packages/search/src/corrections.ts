import { isEverydayWord } from './everydayWords.ts';
import type { Lexicon } from './lexicon.ts';
import { lookAlikes } from './lookAlikes.ts';
import { type Candidate, qualityOf } from './matchQuality.ts';
import type { RunKnowledge, Wish } from './parseKeyword.ts';
import { isLikelySlip, isSwap } from './slips.ts';
import { termOfPhrase } from './termOfPhrase.ts';
import { type Token, tokenise, toSearchable } from './tokenise.ts';
import { LONGEST_PART, lengthOf, wordsOfRun } from './wordsOfRun.ts';

/** A word of a keyword that is misspelt, and what was probably meant. */
export interface Correction {
  typed: string;
  meant: string;
}

/** Characters of a keyword that may be a misspelt word. */
export interface Suspect {
  text: string;
  /** Forms of the index by which the word would be found: how the characters are read, and characters that look alike. */
  forms: readonly string[];
}

/** A word of a name that one of the forms of a suspect leads to. */
export type KnownSpelling = Pick<Candidate, 'form' | 'term' | 'kind' | 'products'>;

/**
 * Corrects a word of letters: the closest spelling that a name has, and of several the one that most products have. Chinese
 * that was typed as pinyin is corrected to its characters. Where no name is close, a word of the lexicon may be.
 *
 * @param candidates what is one slip away from the word
 */
export function correctWord(
  { text, script, alternatives }: Pick<Wish, 'text' | 'script' | 'alternatives'>,
  candidates: readonly Candidate[],
  lexicon: Pick<Lexicon, 'closestWord' | 'isKnownWord'>,
): Correction | undefined {
  if (isEverydayWord(text) || alternatives.isUnsold) return undefined;
  const likely = candidates.filter(
    ({ form, term }) =>
      isLikelySlip(text, form) && (text.length !== form.length || lexicon.isKnownWord(term) || isSwap(text, form)),
  );
  const slips = likely.filter(({ match }) => match === 'slip');
  const [best] = (slips.length > 0 ? slips : likely.filter(({ match }) => match === 'unfinished'))
    .map((candidate) => ({ ...candidate, quality: qualityOf(candidate, false, text) }))
    .toSorted(
      (a, b) =>
        b.quality - a.quality ||
        // A word that names things, rather than one that merely occurs in a name.
        Number(lexicon.isKnownWord(b.term)) - Number(lexicon.isKnownWord(a.term)) ||
        Number(b.kind === 'latin') - Number(a.kind === 'latin') ||
        b.products - a.products ||
        // The stem of an English word need not be a word.
        Number(a.form === a.term) - Number(b.form === b.term) ||
        byLetters(a.form, b.form),
    );
  const meant = best
    ? best.kind === 'latin'
      ? best.form
      : best.term
    : script === 'latin' && lexicon.closestWord(text);
  return meant ? { typed: text, meant } : undefined;
}

/**
 * Returns the parts of the Chinese in a keyword that may be misspelt: what a dictionary takes for several words. Words of the
 * shop are not among them, nor is anything unless the keyword asks for a word that nothing has.
 *
 * @param failed the words of the keyword that nothing has, and characters that are no word
 */
export function suspectsOf(
  keyword: string,
  failed: readonly Pick<Wish, 'script' | 'text' | 'alternatives'>[],
  lexicon: Pick<Lexicon, 'readingsOf'>,
  knows: RunKnowledge,
): Suspect[] {
  const characters = new Set(
    failed.flatMap(({ script, text, alternatives }) =>
      script === 'han' && !alternatives.isUnsold ? Array.from(text) : [],
    ),
  );
  if (characters.size === 0) return [];
  return tokenise(keyword)
    .filter(({ script }: Token) => script === 'han')
    .flatMap(({ text: run }) => {
      const words = wordsOfRun(run).map(({ text }) => text);
      return words.flatMap((_, start) =>
        words.slice(start + 1).map((__, more) => words.slice(start, start + more + 2).join('')),
      );
    })
    .filter((text) => lengthOf(text) <= LONGEST_PART && knows(text) !== 'word')
    .filter((text) => Array.from(text).some((character) => characters.has(character)))
    .map((text) => ({ text, forms: [lexicon.readingsOf(text).join(''), ...lookAlikes(text)] }));
}

/** Two words of letters that may be one misspelt word with a space too many. */
export interface JoinedSuspect extends Pick<Wish, 'script' | 'text' | 'alternatives'> {
  /** The words as they are in the keyword, a space between them. */
  typed: string;
}

/** Fewer letters are one slip away from too many words. */
const SHORTEST_JOINED = 6;

/**
 * Returns neighbouring words that may be one misspelt word: `tee pot` for `teapot`. Nothing has one of them.
 *
 * @param failed the words of the keyword that nothing has
 */
export function joinedSuspects(
  keyword: string,
  failed: readonly Pick<Wish, 'text' | 'alternatives'>[],
): JoinedSuspect[] {
  const isLetters = (token: Token | undefined): token is Token => token !== undefined && /^[a-z]+$/.test(token.text);
  const unknown = new Set(failed.filter(({ alternatives }) => !alternatives.isUnsold).map(({ text }) => text));
  const tokens = tokenise(keyword);
  return tokens.flatMap((first, place) => {
    const second = tokens[place + 1];
    if (!isLetters(first) || !isLetters(second) || second.after === 'break') return [];
    const text = first.text + second.text;
    if (text.length < SHORTEST_JOINED || !(unknown.has(first.text) || unknown.has(second.text))) return [];
    const alternatives = { names: [], vague: [], qualities: [], near: [] };
    return [{ script: 'latin', text, alternatives, typed: `${first.text} ${second.text}` }];
  });
}

/**
 * Corrects two words to the one that names have.
 *
 * @param candidates what is one slip away from the words without their space
 */
export function correctJoined(
  suspect: JoinedSuspect,
  candidates: readonly Candidate[],
  { isKnownWord }: Pick<Lexicon, 'isKnownWord'>,
): Correction | undefined {
  const slips = candidates.filter(({ match, kind }) => match === 'slip' && kind === 'latin');
  const correction = correctWord(suspect, slips, { isKnownWord, closestWord: () => undefined });
  return correction && { ...correction, typed: suspect.typed };
}

/** Corrects the longest of the suspects that leads to a word; of several words to the one that most products have. */
export function correctRun(suspects: readonly Suspect[], spellings: readonly KnownSpelling[]): Correction | undefined {
  const [best] = suspects
    .flatMap(({ text, forms }) =>
      spellings
        .filter(({ form, term, kind }) => forms.includes(form) && lengthOf(term) === lengthOf(text) && kind !== 'latin')
        .map((spelling) => ({ ...spelling, text })),
    )
    .toSorted(
      (a, b) =>
        lengthOf(b.text) - lengthOf(a.text) ||
        // What sounds alike is typed more often than what looks alike.
        Number(b.kind === 'pinyin') - Number(a.kind === 'pinyin') ||
        b.products - a.products ||
        byLetters(a.term, b.term),
    );
  return best && { typed: best.text, meant: best.term };
}

/**
 * Replaces the misspelt words of a keyword. English words are replaced as a whole: `tee` is also in `steel`.
 *
 * @example correctKeyword('Lmap, brass', [{ typed: 'lmap', meant: 'lamp' }]) // 'lamp, brass'
 */
export function correctKeyword(keyword: string, corrections: readonly Correction[]): string {
  return corrections.reduce((text, { typed, meant }) => text.replace(wholeWord(typed), meant), toSearchable(keyword));
}

function wholeWord(typed: string): string | RegExp {
  if (!/^[a-z ]+$/.test(typed)) return typed;
  return new RegExp(`(?<![a-z\\d])${typed.replaceAll(' ', '[^\\p{L}\\d]+')}(?![a-z\\d])`, 'u');
}

type CorrectedWord = Pick<Wish, 'text' | 'alternatives'>;

/** How a keyword is understood with or without its corrections. */
interface FoundWords {
  wishes: readonly CorrectedWord[];
  isRelaxed: boolean;
  unmatched: readonly string[];
}

/**
 * Returns whether a corrected keyword is worth showing: what it finds has all its words, but for those that nothing has anyway. So a
 * phrase is not corrected word by word into one that no product has. Colours may be missing: a shopper who typed `whte mug` asked
 * for a mug, although none is white. So may one other word if all corrected words are found and name products: `steel tee pot`
 * asks for a teapot, although none is of steel.
 *
 * @param typed the keyword as it was typed, and its words that nothing has, whatever is corrected
 */
export function isBetterFound(
  { isRelaxed, unmatched, wishes }: FoundWords,
  { keyword, unknown }: { keyword: string; unknown: readonly string[] },
  { isColour }: Pick<Lexicon, 'isColour'>,
): boolean {
  if (!isRelaxed) return true;
  if (unmatched.length === 0) return false;
  const missed = unmatched.filter((word) => !unknown.includes(word) && !isColour(termOfPhrase(word)));
  if (missed.length === 0) return true;
  const typed = new Set(tokenise(keyword).map(({ text }) => text));
  const corrected = wishes.filter(({ text }) => !tokenise(text).every((token) => typed.has(token.text)));
  const areFound = corrected.every((wish) => namesThing(wish) && !unmatched.includes(wish.text));
  return missed.length === 1 && corrected.length > 0 && areFound;
}

/** Whether the lexicon has a word as the name of a product. */
function namesThing({ alternatives: { names, vague, qualities, isUnsold = false } }: CorrectedWord): boolean {
  return !isUnsold && qualities.length === 0 && names.length + vague.length > 0;
}

/** As PostgreSQL's collation "C". */
function byLetters(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
