import { isEverydayWord } from '../lexicon/everydayWords.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Candidate } from '../matching/candidates.ts';
import { compareText } from '../matching/candidates.ts';
import { BEGINNING, qualityOf } from '../matching/chooseTerms.ts';
import type { ExpandedWord } from '../matching/expandedWord.ts';
import type { KeywordTerm, RunKnowledge } from '../query/parseKeyword.ts';
import { termOfPhrase } from '../text/stemOf.ts';
import { type Token, tokenize, toSearchable } from '../text/tokenize.ts';
import { LONGEST_PART, lengthOf, wordsOfRun } from '../text/wordsOfRun.ts';
import { lookAlikes } from './lookAlikes.ts';
import { isLikelyTypo, isSwap } from './typos.ts';

/** A misspelled word of a keyword, and its correction. */
export interface Correction {
  typed: string;
  meant: string;
}

/** Characters of a keyword that may be a misspelled word. */
export interface Suspect {
  text: string;
  /** Index forms of the word: its pinyin, and similar characters. */
  forms: readonly string[];
}

/** A word of a name that matches one of the forms. */
export type KnownSpelling = Pick<Candidate, 'form' | 'term' | 'kind' | 'products'>;

/**
 * Corrects a word of letters to the closest spelling in names, of several to the one of most products. Pinyin is
 * corrected to Chinese characters. If no name is close, a word of the lexicon may be, or the beginning of a name.
 *
 * @param candidates words that are one typo away
 */
export function correctWord(
  { text, script, alternatives }: Pick<KeywordTerm, 'text' | 'script' | 'alternatives'>,
  candidates: readonly Candidate[],
  lexicon: Pick<Lexicon, 'closestWord' | 'isKnownWord'>,
): Correction | undefined {
  if (isEverydayWord(text) || alternatives.isUnsold) return undefined;
  const likely = candidates.filter(
    ({ form, term }) =>
      isLikelyTypo(text, form) && (text.length !== form.length || lexicon.isKnownWord(term) || isSwap(text, form)),
  );
  const typos = likely.filter(({ match }) => match === 'typo');
  const closest = script === 'latin' && typos.length === 0 ? lexicon.closestWord(text) : undefined;
  if (closest !== undefined) return { typed: text, meant: closest };
  const [best] = (typos.length > 0 ? typos : likely.filter(({ match }) => match === 'unfinished'))
    .map((candidate) => ({ ...candidate, quality: qualityOf(candidate, false, text) }))
    .toSorted(
      (a, b) =>
        b.quality - a.quality ||
        // A word that names things, instead of one that merely occurs in a name.
        Number(lexicon.isKnownWord(b.term)) - Number(lexicon.isKnownWord(a.term)) ||
        Number(b.kind === 'latin') - Number(a.kind === 'latin') ||
        b.products - a.products ||
        // The stem of an English word need not be a word.
        Number(a.form === a.term) - Number(b.form === b.term) ||
        compareText(a.form, b.form),
    );
  return best && { typed: text, meant: best.kind === 'latin' ? best.form : best.term };
}

/**
 * Corrects the words of a keyword that are only the beginning or a part of other words, such as `blu` of `bluewing`.
 * Only for keywords whose results miss a word: otherwise the longer word may be meant.
 *
 * @returns the whole keyword; `undefined` if no word is corrected
 */
export function correctParts(
  keyword: string,
  words: readonly ExpandedWord[],
  lexicon: Pick<Lexicon, 'closestWord' | 'isKnownWord'>,
): string | undefined {
  const corrections = words.flatMap(({ keywordTerm, terms }) => {
    const isPart = terms.length > 0 && terms.every(({ quality }) => quality <= BEGINNING);
    return (isPart && !keywordTerm.isWord && correctWord(keywordTerm, [], lexicon)) || [];
  });
  return corrections.length === 0 ? undefined : correctKeyword(keyword, corrections);
}

/**
 * Returns the parts of the Chinese in a keyword that may be misspelled: several words in a dictionary. Excludes words
 * of the shop. Returns none if all words of the keyword have matches.
 *
 * @param failed words of the keyword without matches, and characters that are not words
 */
export function suspectsOf(
  keyword: string,
  failed: readonly Pick<KeywordTerm, 'script' | 'text' | 'alternatives'>[],
  lexicon: Pick<Lexicon, 'readingsOf'>,
  knows: RunKnowledge,
): Suspect[] {
  const characters = new Set(
    failed.flatMap(({ script, text, alternatives }) =>
      script === 'han' && !alternatives.isUnsold ? Array.from(text) : [],
    ),
  );
  if (characters.size === 0) return [];
  return tokenize(keyword)
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

/** Two words of letters that may be one misspelled word with an extra space. */
export interface JoinedSuspect extends Pick<KeywordTerm, 'script' | 'text' | 'alternatives'> {
  /** The words as they are in the keyword, with a space between them. */
  typed: string;
}

/** Shorter words are one typo away from too many words. */
const SHORTEST_JOINED = 6;

/**
 * Returns adjacent words that may be one misspelled word: `tee pot` for `teapot`. One of them has no matches.
 *
 * @param failed words of the keyword without matches
 */
export function joinedSuspects(
  keyword: string,
  failed: readonly Pick<KeywordTerm, 'text' | 'alternatives'>[],
): JoinedSuspect[] {
  const isLetters = (token: Token | undefined): token is Token => token !== undefined && /^[a-z]+$/.test(token.text);
  const unknown = new Set(failed.filter(({ alternatives }) => !alternatives.isUnsold).map(({ text }) => text));
  const tokens = tokenize(keyword);
  return tokens.flatMap((first, index) => {
    const second = tokens[index + 1];
    if (!isLetters(first) || !isLetters(second) || second.after === 'break') return [];
    const text = first.text + second.text;
    if (text.length < SHORTEST_JOINED || !(unknown.has(first.text) || unknown.has(second.text))) return [];
    const alternatives = { names: [], vague: [], qualities: [], near: [] };
    return [{ script: 'latin', text, alternatives, typed: `${first.text} ${second.text}` }];
  });
}

/**
 * Corrects two words to the one in names.
 *
 * @param candidates words that are one typo away from the words without their space
 */
export function correctJoined(
  suspect: JoinedSuspect,
  candidates: readonly Candidate[],
  { isKnownWord }: Pick<Lexicon, 'isKnownWord'>,
): Correction | undefined {
  const typos = candidates.filter(({ match, kind }) => match === 'typo' && kind === 'latin');
  const correction = correctWord(suspect, typos, { isKnownWord, closestWord: () => undefined });
  return correction && { ...correction, typed: suspect.typed };
}

/** Corrects the longest suspect with a match; of several words to the one of most products. */
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
        // Homophones are more common than similar characters.
        Number(b.kind === 'pinyin') - Number(a.kind === 'pinyin') ||
        b.products - a.products ||
        compareText(a.term, b.term),
    );
  return best && { typed: best.text, meant: best.term };
}

/**
 * Replaces the misspelled words of a keyword. English words are replaced as a whole: `tee` is also in `steel`.
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

type CorrectedWord = Pick<KeywordTerm, 'text' | 'alternatives'>;

/** The reading of a keyword with or without its corrections. */
interface FoundWords {
  keywordTerms: readonly CorrectedWord[];
  isRelaxed: boolean;
  unmatched: readonly string[];
}

/**
 * Returns whether a corrected keyword should be shown: its results match all its words, except those without any
 * matches. So a phrase is not corrected word by word into one that no product has. Colors may be missing: `whte mug`
 * asks for a mug, although none is white. So may one other word if all corrected words match and name products: `steel
 * tee pot` asks for a teapot, although none is of steel.
 *
 * @param typed the keyword as typed, and its words without matches
 */
export function isBetterFound(
  { isRelaxed, unmatched, keywordTerms }: FoundWords,
  { keyword, unknown }: { keyword: string; unknown: readonly string[] },
  { isColor }: Pick<Lexicon, 'isColor'>,
): boolean {
  if (!isRelaxed) return true;
  if (unmatched.length === 0) return false;
  const missed = unmatched.filter((word) => !unknown.includes(word) && !isColor(termOfPhrase(word)));
  if (missed.length === 0) return true;
  const typed = new Set(tokenize(keyword).map(({ text }) => text));
  const corrected = keywordTerms.filter(({ text }) => !tokenize(text).every((token) => typed.has(token.text)));
  const areFound = corrected.every((keywordTerm) => namesThing(keywordTerm) && !unmatched.includes(keywordTerm.text));
  return missed.length === 1 && corrected.length > 0 && areFound;
}

/** Returns whether the lexicon has a word as the name of a product. */
function namesThing({ alternatives: { names, vague, qualities, isUnsold = false } }: CorrectedWord): boolean {
  return !isUnsold && qualities.length === 0 && names.length + vague.length > 0;
}
