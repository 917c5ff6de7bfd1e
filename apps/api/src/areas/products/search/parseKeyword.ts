import { stemOf } from './stemOf.ts';
import { isStopWord } from './stopWords.ts';
import { type SynonymIndex, termOfPhrase } from './synonymIndex.ts';
import { LONGEST_PART } from './termsOfText.ts';
import { type Token, tokenise } from './tokenise.ts';
import { partsOfRun, wordsOfRun } from './wordsOfRun.ts';

/** One thing that a keyword asks for. All of them must be met. */
export interface Wish {
  script: 'han' | 'latin';
  /** As it was typed, but for capitals and the like. */
  text: string;
  /** Forms that meet it exactly. */
  spellings: readonly string[];
  /** Whether it is an English word that the synonyms have. */
  isWord: boolean;
  /** Terms that mean the same; each meets the whole phrase of which this is a word. */
  alternatives: readonly string[];
}

// The contract lets 64 characters through, which could be as many words.
const MOST_WISHES = 8;
const LONGEST_PHRASE = 3;
/**
 * What a piece of a run costs; the cheapest way to take a run apart is chosen. Words are cheap, but two short ones (蓝牙,
 * 音箱) find more than a long one. A word that the shop does not have is still a word: 手机 asks for a phone, and neither for
 * 手 nor for 机.
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
  missing: 10,
};

/** What the index knows of a run of characters: that it is a word, that it occurs, or nothing. */
export type RunKnowledge = (run: string) => 'word' | 'part' | undefined;

/** Every run of characters that {@link parseKeyword} will ask about. */
export function runsOfKeyword(keyword: string): string[] {
  const runs = tokenise(keyword).filter(({ script }) => script === 'han');
  return [...new Set(runs.flatMap(({ text }) => partsOfRun(text, LONGEST_PART)).map(({ text }) => text))];
}

/**
 * What a keyword asks for. Runs of characters are taken apart into words, for nobody types spaces between them: 蓝牙耳机
 * asks for both, wherever they stand. Words that say nothing are passed over, unless there are no others.
 *
 * @example parseKeyword('蓝牙 speakers', …).map(({ text }) => text) // ['蓝牙', 'speakers']
 */
export function parseKeyword(keyword: string, synonyms: SynonymIndex, knows: RunKnowledge): Wish[] {
  const tokens = tokenise(keyword);
  const wishes = tokens.flatMap((token, place): Wish[] => {
    if (token.script === 'latin') {
      const spellings = [...new Set([token.text, stemOf(token.text)])];
      return [
        {
          ...token,
          spellings,
          isWord: synonyms.isKnownWord(termOfPhrase(token.text)),
          alternatives: alternativesAt(tokens, place, synonyms),
        },
      ];
    }
    const ofRun = synonyms.alternativesTo(token.text);
    return takeApart(token.text, knows).map((text) => ({
      script: 'han',
      text,
      spellings: [text],
      isWord: false,
      alternatives: [...new Set([...synonyms.alternativesTo(text), ...ofRun])],
    }));
  });
  const telling = wishes.filter(({ text }) => !isStopWord(text));
  const once = new Map((telling.length > 0 ? telling : wishes).map((wish) => [wish.text, wish]));
  return [...once.values()].slice(0, MOST_WISHES);
}

/** Synonyms of the word and of each phrase around it: (a and b) or c is the same as (a or c) and (b or c). */
function alternativesAt(tokens: readonly Token[], place: number, synonyms: SynonymIndex): string[] {
  const found = new Set<string>();
  for (let length = 1; length <= LONGEST_PHRASE; length += 1)
    for (let start = Math.max(0, place - length + 1); start <= Math.min(place, tokens.length - length); start += 1) {
      const phrase = tokens.slice(start, start + length);
      if (length > 1 && phrase.some(({ script }) => script === 'han')) continue;
      const text = phrase.map((token) => token.text).join(' ');
      const alternatives = synonyms.alternativesTo(text);
      for (const alternative of alternatives) found.add(alternative);
      if (alternatives.length > 0 && length > 1) found.add(termOfPhrase(text));
    }
  return [...found];
}

function takeApart(run: string, knows: RunKnowledge): string[] {
  const dictionary = new Set(wordsOfRun(run).map(({ text }) => text));
  // best[end]: the cheapest pieces of what stands before `end`.
  const best: { cost: number; pieces: string[] }[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= run.length; end += 1) {
    const lengths = Array.from({ length: Math.min(LONGEST_PART, end) }, (_, shorter) => shorter + 1);
    const ways = lengths.map((length) => {
      const piece = run.slice(end - length, end);
      const before = best[end - length] ?? { cost: 0, pieces: [] };
      return { cost: before.cost + costOf(piece, knows(piece), dictionary), pieces: [...before.pieces, piece] };
    });
    best.push(ways.reduce((cheapest, way) => (way.cost < cheapest.cost ? way : cheapest)));
  }
  return best.at(-1)?.pieces ?? [];
}

function costOf(piece: string, knowledge: ReturnType<RunKnowledge>, dictionary: ReadonlySet<string>): number {
  if (isStopWord(piece)) return COST.stopWord;
  if (knowledge === undefined) return dictionary.has(piece) ? COST.missingWord : COST.missing * piece.length;
  if (piece.length === 1) return dictionary.has(piece) ? COST.character : COST.loose;
  if (knowledge === 'word') return piece.length < LONGEST_PART ? COST.word : COST.longWord;
  return COST.part + COST.partCharacter * piece.length;
}
