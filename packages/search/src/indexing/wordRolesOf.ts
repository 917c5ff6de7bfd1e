import type { Lexicon } from '../lexicon/lexicon.ts';
import { termOfTokens } from '../text/stemOf.ts';
import { isStopWord } from '../text/stopWords.ts';
import type { Token } from '../text/tokenize.ts';
import { partsOfRun, wordsOfRun } from '../text/wordsOfRun.ts';

/**
 * The role of a word in a name:
 *
 * - `head`: names the thing (the lamp of a linen lamp)
 * - `word`: any other word
 * - `tail`: the end of a longer word (the 壶 of a 茶壶)
 * - `part`: ambiguous (the 笔 of a 笔筒, the desk of a desk lamp, the table of table napkins)
 * - `namesake`: the end of a word that names another thing (the cup of a pen cup)
 */
export type WordRole = 'head' | 'word' | 'tail' | 'part' | 'namesake';

/** Returns the role of a number of characters or words, from an index on. */
export type WordRoles = (token: number, start: number, length: number) => WordRole;

const LONGEST_COMPOUND = 8;
const LONGEST_PHRASE = 3;

/**
 * Finds the roles of the words of a name.
 *
 * @param fieldKind a title names one thing, before the first comma; a label may name several
 * @returns for Chinese runs `start` and `length` are characters, otherwise the length is words
 */
export function wordRolesOf(tokens: readonly Token[], fieldKind: 'title' | 'label', lexicon: Lexicon): WordRoles {
  const heads = headsOf(tokens, fieldKind, lexicon);
  const runs = tokens.map(({ script, text }) => (script === 'han' ? compoundsOfRun(text, lexicon) : undefined));
  const phrases = phrasesOf(tokens, lexicon);
  /** Returns whether a word names another thing than the next one: the table of table napkins. */
  const isModifier = (token: number, length: number) => {
    const [word, next] = [tokens[token], tokens[token + 1]];
    if (word?.script !== 'latin' || length !== 1 || next?.script !== 'latin' || next.after === 'break') return false;
    const term = termOfTokens([word]);
    const isQuality = lexicon.isColor(term) || lexicon.alternativesTo(term).qualities.length > 0;
    return !isQuality && lexicon.isOtherThing(term, termOfTokens([next]));
  };
  return (token, start, length) => {
    const run = runs[token];
    const isHead = run ? heads.has(`${token} ${start + length}`) : heads.has(`${token + length - 1}`);
    const compounds = run ? run.all : phrases;
    const [from, to] = run ? [start, start + length] : [token, token + length];
    const own = run ? (tokens[token]?.text.slice(from, to) ?? '') : termOfTokens(tokens.slice(from, to));
    const around = compounds.filter(
      (compound) =>
        compound.start <= from &&
        compound.end >= to &&
        compound.end - compound.start > to - from &&
        !lexicon.areSame(own, compound.term),
    );
    const isInside = around.length > 0;
    const isNamesake = around.some(({ term }) => lexicon.isOtherThing(own, term));
    const isWhole = run ? run.words.has(`${from} ${to}`) : length === 1 || lexicon.isKnownWord(own);
    if (isHead) return isWhole && !isInside ? 'head' : isNamesake ? 'namesake' : 'tail';
    return isWhole && !isInside && !isModifier(token, length) ? 'word' : 'part';
  };
}

interface Compound {
  start: number;
  end: number;
  term: string;
}

/** Returns the words of a run, by dictionary and lexicon. */
function compoundsOfRun(run: string, { isKnownWord }: Lexicon): { all: Compound[]; words: ReadonlySet<string> } {
  const knownWords = partsOfRun(run, LONGEST_COMPOUND).filter(({ text }) => isKnownWord(text));
  const all = [...wordsOfRun(run), ...knownWords].map(({ start, text }) => ({
    start,
    end: start + text.length,
    term: text,
  }));
  return { all, words: new Set(all.map(({ start, end }) => `${start} ${end}`)) };
}

/** Returns words with a common meaning: pen cup, fiddle-leaf fig. */
function phrasesOf(tokens: readonly Token[], { isKnownWord }: Lexicon): Compound[] {
  return tokens.flatMap((_, start) =>
    Array.from({ length: LONGEST_PHRASE - 1 }, (__, more) => start + more + 2)
      .filter((end) => end <= tokens.length && tokens.slice(start + 1, end).every(({ after }) => after !== 'break'))
      .map((end) => ({ start, end, term: termOfTokens(tokens.slice(start, end)) }))
      .filter(({ term }) => isKnownWord(term)),
  );
}

/** Returns the ends of heads: the index of a token, and in a run the index after the last character. */
function headsOf(tokens: readonly Token[], fieldKind: 'title' | 'label', lexicon: Lexicon): ReadonlySet<string> {
  const heads = tokens.some(({ script }) => script === 'han') ? chineseHeads(tokens, lexicon) : latinHeads(tokens);
  return new Set(fieldKind === 'title' ? heads.slice(0, 1) : heads);
}

/** Returns the end of each run and of the text before an “and”; first those that end in a known word (晨光维 C 精华). */
function chineseHeads(tokens: readonly Token[], { isKnownWord }: Lexicon): string[] {
  const ends = tokens.flatMap(({ script, text }, token) => {
    if (script !== 'han') return [];
    const words = wordsOfRun(text);
    const stops = words.filter((word) => isStopWord(word.text) && word.start > 0).map(({ start }) => start);
    return [...stops, text.length].map((end) => ({ token, end, before: text.slice(0, end) }));
  });
  const isKnown = (before: string) =>
    Array.from({ length: before.length }, (_, start) => before.slice(start)).some(isKnownWord);
  const [knownEnds, unknownEnds] = [true, false].map((isEndKnown) =>
    ends.filter(({ before }) => isKnown(before) === isEndKnown),
  );
  return [...(knownEnds ?? []), ...(unknownEnds ?? [])].map(({ token, end }) => `${token} ${end}`);
}

/** Returns the last word before each comma, “and”, “with” and so on. */
function latinHeads(tokens: readonly Token[]): string[] {
  const isBorder = ({ text }: Token, index: number) =>
    text !== 'of' && isStopWord(text) && tokens[index + 1]?.after !== 'hyphen' && tokens[index]?.after !== 'hyphen';
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isEnd = next === undefined || next.after === 'break' || isBorder(next, index + 1);
    return isEnd && !isBorder(token, index) ? [String(index)] : [];
  });
}
