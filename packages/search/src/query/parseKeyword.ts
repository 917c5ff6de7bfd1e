import { isEverydayWord } from '../lexicon/everydayWords.ts';
import type { Alternatives, Lexicon } from '../lexicon/lexicon.ts';
import { stemOf, termOfPhrase } from '../text/stemOf.ts';
import { isStopWord } from '../text/stopWords.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { boundariesOf, LONGEST_PART, lengthOf, partsOfRun, wordsOfRun } from '../text/wordsOfRun.ts';

/** A word or a known phrase of a keyword. Results should match all of them. */
export interface KeywordTerm {
  script: 'han' | 'latin';
  /** As typed, but normalized. */
  text: string;
  /** Forms that match it exactly. */
  spellings: readonly string[];
  /** Whether it is an English word or phrase of the lexicon, or an everyday one. */
  isWord: boolean;
  /** Whether it is the name of a color. */
  isColor: boolean;
  /** Whether it is a word for a present, or for an occasion. */
  isOccasion: boolean;
  /** Whether it is a single character of a run that names nothing by itself. */
  isLoose: boolean;
  /** Whether it may become a longer word, because the shopper is still typing. @default false */
  isUnfinished?: boolean;
  /** Synonyms of it, or of the run that contains it. */
  alternatives: Alternatives;
}

// The contract allows 64 characters, which could be as many words.
const MAX_KEYWORD_TERMS = 8;
/** Maximum number of words that may be one word with extra spaces (ma ke bei, note book, 台 灯). */
const MAX_JOINED_WORDS = 4;
const SHORTEST_JOINED = 4;
/**
 * Cost of a piece of a run; the cheapest split is chosen. Words are cheap, but two short ones (蓝牙, 音箱) find more than a
 * long one. A word that the shop does not have is still a word: 手机 asks for a phone, and neither for 手 nor for 机.
 */
const COST = {
  word: 1,
  character: 1.2,
  longWord: 2.1,
  stopWord: 0.5,
  part: 1,
  partCharacter: 0.6,
  loose: 4,
  missingWord: 3,
  longMissingWord: 5,
  missing: 10,
};

/** Returns what the index knows about a run of characters or letters: a word, a part, or nothing. */
export type RunKnowledge = (run: string) => 'word' | 'part' | undefined;

/** Returns every run of characters that {@link parseKeyword} will look up. */
export function runsOfKeyword(keyword: string): string[] {
  const tokens = tokenize(keyword);
  const runs = tokens.filter(({ script }) => script === 'han');
  const parts = runs.flatMap(({ text }) => partsOfRun(text, LONGEST_PART)).map(({ text }) => text);
  const joined = tokens.flatMap((_, index) => joinedFrom(tokens, index).map(({ text }) => text));
  return [...new Set([...parts, ...joined])];
}

interface ParseOptions {
  /** Whether the shopper is still typing, so that `can` may become `candle`. @default false */
  isUnfinished?: boolean | undefined;
}

/**
 * Parses a keyword. Runs of characters are split into words, because Chinese has no spaces: 蓝牙耳机 asks for both, in any
 * position. Ignores stop words. If there are no other words, uses them while the shopper is typing, or if they end a name
 * (the can of a watering can).
 *
 * @example parseKeyword('蓝牙 speakers', …).map(({ text }) => text) // ['蓝牙', 'speakers']
 */
export function parseKeyword(
  keyword: string,
  lexicon: Lexicon,
  knows: RunKnowledge,
  { isUnfinished = false }: ParseOptions = {},
): KeywordTerm[] {
  const keywordTerms = phrasesOf(keyword, lexicon, knows).flatMap(({ script, text }): KeywordTerm[] => {
    const ofAll = lexicon.alternativesTo(text);
    if (script === 'latin') {
      const term = termOfPhrase(text);
      return [
        {
          script,
          text,
          isLoose: false,
          alternatives: ofAll,
          spellings: [...new Set([text, term])],
          isWord: lexicon.isKnownWord(term) || (!isUnfinished && isEverydayWord(text)),
          isColor: lexicon.isColor(term),
          isOccasion: lexicon.isOccasion(term),
          isUnfinished,
        },
      ];
    }
    const pieces = splitRun(text, (piece) => knows(piece) ?? (lexicon.isKnownWord(piece) ? 'word' : undefined));
    return pieces.map((piece) => ({
      script,
      text: piece,
      spellings: [piece],
      isWord: false,
      isColor: lexicon.isColor(piece),
      isOccasion: lexicon.isOccasion(piece),
      isLoose: pieces.length > 1 && lengthOf(piece) === 1 && !lexicon.isKnownWord(piece),
      // (a and b) or c is the same as (a or c) and (b or c).
      alternatives: orNear(bothOf(lexicon.alternativesTo(piece), ofAll), () =>
        knows(piece) === undefined ? lexicon.namesWith(piece) : [],
      ),
    }));
  });
  const significant = keywordTerms.filter(({ text }) => !isStopWord(text));
  const stopWords = isUnfinished ? keywordTerms : keywordTerms.filter(({ text }) => lexicon.endsName(text));
  const once = new Map(
    (significant.length > 0 ? significant : stopWords).map((keywordTerm) => [keywordTerm.text, keywordTerm]),
  );
  return [...once.values()].slice(0, MAX_KEYWORD_TERMS);
}

/**
 * Returns whether a keyword asks for a present. Sold-out products are then listed last, however well they match.
 *
 * @example isGiftSearch(keywordTermsOf('gift for mom')) // true
 */
export function isGiftSearch(keywordTerms: readonly Pick<KeywordTerm, 'isOccasion'>[]): boolean {
  return keywordTerms.some(({ isOccasion }) => isOccasion);
}

type Phrase = Pick<Token, 'script' | 'text'>;

/**
 * Returns the phrases of a keyword. English words with a meaning of their own stay together, because a coffee cup is
 * not a pen cup. So does a single word of the shop.
 */
function phrasesOf(keyword: string, lexicon: Lexicon, knows: RunKnowledge): Phrase[] {
  const tokens = tokenize(keyword);
  const phrases: Phrase[] = [];
  for (let index = 0; index < tokens.length; ) {
    const phrase = [3, 2]
      .map((length) => tokens.slice(index, index + length))
      .find(
        (tokensOfPhrase) =>
          tokensOfPhrase.length > 1 &&
          tokensOfPhrase.every(({ script }) => script === 'latin') &&
          isKnown(tokensOfPhrase, lexicon),
      );
    const joined = joinedFrom(tokens, index).find(
      ({ text }) => knows(text) === 'word' || lexicon.isKnownWord(stemOf(text)) || lexicon.isUnsoldReading(text),
    );
    const [token, unit, next] = tokens.slice(index);
    if (token && unit && isMeasure(token, unit, next)) {
      phrases.push({ script: 'latin', text: token.text + unit.text });
      index += 2;
      continue;
    }
    if (phrase) phrases.push({ script: 'latin', text: textOf(phrase) });
    else if (joined) phrases.push(joined);
    else if (token) phrases.push(token);
    index += phrase?.length ?? joined?.length ?? 1;
  }
  return phrases;
}

/** Returns whether two tokens are a number and its unit: 26 cm is searched as 26cm. The in of “2 in 1” is none. */
function isMeasure({ text }: Token, unit: Token, next: Token | undefined): boolean {
  if (unit.after === 'break' || !isFigure(text)) return false;
  return /^(?:mm|cm|m|ml|l|g|kg|w)$/.test(unit.text) || (unit.text === 'in' && !isFigure(next?.text ?? ''));
}

function isFigure(text: string): boolean {
  return /^\d[\d.]*$/.test(text);
}

/**
 * Joins tokens from an index on without the spaces between them, the longest first: words of letters, or a word such as
 * 台 灯.
 */
function joinedFrom(
  tokens: readonly Token[],
  index: number,
): { script: Token['script']; text: string; length: number }[] {
  return Array.from({ length: MAX_JOINED_WORDS - 1 }, (_, fewer) =>
    tokens.slice(index, index + MAX_JOINED_WORDS - fewer),
  )
    .filter(
      (tokensOfPhrase, fewer) =>
        tokensOfPhrase.length === MAX_JOINED_WORDS - fewer &&
        (areLetters(tokensOfPhrase) || areSpacedCharacters(tokensOfPhrase)),
    )
    .map((tokensOfPhrase) => ({
      script: tokensOfPhrase[0]?.script ?? 'latin',
      text: tokensOfPhrase.map(({ text }) => text).join(''),
      length: tokensOfPhrase.length,
    }))
    .filter(({ script, text }) => script === 'han' || text.length >= SHORTEST_JOINED);
}

function areLetters(tokens: readonly Token[]): boolean {
  return tokens.every(({ text }) => /^[a-z]+$/.test(text));
}

/**
 * Returns whether only spaces separate Chinese characters, as keyboards leave them. Spaces between words are intended.
 */
function areSpacedCharacters(tokens: readonly Token[]): boolean {
  return tokens.every(
    ({ script, text, after }, index) => script === 'han' && lengthOf(text) === 1 && (index === 0 || after === 'space'),
  );
}

function isKnown(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return lexicon.isKnownWord(termOfPhrase(textOf(tokens)));
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

function bothOf(one: Alternatives, other: Alternatives): Alternatives {
  return {
    names: [...new Set([...one.names, ...other.names])],
    vague: [...new Set([...one.vague, ...other.vague])],
    qualities: [...new Set([...one.qualities, ...other.qualities])],
    near: [...new Set([...one.near, ...other.near])],
    nearest: [...new Set([...(one.nearest ?? []), ...(other.nearest ?? [])])],
    ...(one.isUnsold && { isUnsold: true }),
  };
}

/** Adds the closest products to a word without another meaning. */
function orNear(alternatives: Alternatives, near: () => readonly string[]): Alternatives {
  const { names, vague, qualities } = alternatives;
  const isKnown = [names, vague, qualities, alternatives.near].some((terms) => terms.length > 0);
  return isKnown ? alternatives : { ...alternatives, near: near() };
}

function splitRun(run: string, knows: RunKnowledge): string[] {
  const dictionary = new Set(wordsOfRun(run).flatMap(({ text }) => [text, ...halvesOf(text)]));
  const boundaries = boundariesOf(run);
  // best[end]: the cheapest pieces of the first `end` characters.
  const best: { cost: number; pieces: string[] }[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end < boundaries.length; end += 1) {
    const lengths = Array.from({ length: Math.min(LONGEST_PART, end) }, (_, shorter) => shorter + 1);
    const ways = lengths.map((length) => {
      const piece = run.slice(boundaries[end - length], boundaries[end]);
      const before = best[end - length] ?? { cost: 0, pieces: [] };
      return { cost: before.cost + costOf(piece, knows(piece), dictionary), pieces: [...before.pieces, piece] };
    });
    best.push(ways.reduce((cheapest, way) => (way.cost < cheapest.cost ? way : cheapest)));
  }
  return best.at(-1)?.pieces ?? [];
}

/** Splits a word of four or more characters: 圣诞礼物 is 圣诞 and 礼物. */
function halvesOf(word: string): string[] {
  return boundariesOf(word)
    .slice(2, -2)
    .map((index) => [word.slice(0, index), word.slice(index)])
    .filter((halves) => halves.every((half) => wordsOfRun(half).length === 1))
    .flat();
}

function costOf(piece: string, knowledge: ReturnType<RunKnowledge>, dictionary: ReadonlySet<string>): number {
  if (isStopWord(piece)) return COST.stopWord;
  const length = lengthOf(piece);
  if (knowledge === undefined) {
    if (!dictionary.has(piece)) return COST.missing * length;
    return length < LONGEST_PART ? COST.missingWord : COST.longMissingWord;
  }
  if (length === 1) return dictionary.has(piece) ? COST.character : COST.loose;
  if (knowledge === 'word') return length < LONGEST_PART ? COST.word : COST.longWord;
  return COST.part + COST.partCharacter * length;
}
