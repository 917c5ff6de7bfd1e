import { isStopWord } from './stopWords.ts';
import { type SynonymIndex, termOfPhrase } from './synonymIndex.ts';
import { LONGEST_PART } from './termsOfText.ts';
import { type Token, tokenise } from './tokenise.ts';
import { partsOfRun, wordsOfRun } from './wordsOfRun.ts';

/** One thing that a keyword asks for: a word or a known phrase. All of them must be met. */
export interface Wish {
  script: 'han' | 'latin';
  /** As it was typed, but for capitals and the like. */
  text: string;
  /** Forms that meet it exactly. */
  spellings: readonly string[];
  /** Whether it is an English word or phrase that the synonyms have. */
  isWord: boolean;
  /** Terms that mean the same as it, or as the run of which it is a piece. */
  alternatives: readonly string[];
}

// The contract lets 64 characters through, which could be as many words.
const MOST_WISHES = 8;
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
  const wishes = phrasesOf(keyword, synonyms).flatMap(({ script, text }): Wish[] => {
    const ofAll = synonyms.alternativesTo(text);
    if (script === 'latin') {
      const term = termOfPhrase(text);
      return [
        {
          script,
          text,
          spellings: [...new Set([text, term])],
          isWord: synonyms.isKnownWord(term),
          alternatives: ofAll,
        },
      ];
    }
    return takeApart(text, knows).map((piece) => ({
      script,
      text: piece,
      spellings: [piece],
      isWord: false,
      // (a and b) or c is the same as (a or c) and (b or c).
      alternatives: [...new Set([...synonyms.alternativesTo(piece), ...ofAll])],
    }));
  });
  const telling = wishes.filter(({ text }) => !isStopWord(text));
  const once = new Map((telling.length > 0 ? telling : wishes).map((wish) => [wish.text, wish]));
  return [...once.values()].slice(0, MOST_WISHES);
}

/** The tokens of a keyword; English words that mean something together stay together, for a coffee cup is no pen cup. */
function phrasesOf(keyword: string, synonyms: SynonymIndex): Pick<Token, 'script' | 'text'>[] {
  const tokens = tokenise(keyword);
  const phrases: Pick<Token, 'script' | 'text'>[] = [];
  for (let place = 0; place < tokens.length; ) {
    const phrase = [3, 2]
      .map((length) => tokens.slice(place, place + length))
      .find((some) => some.length > 1 && some.every(({ script }) => script === 'latin') && isKnown(some, synonyms));
    const [token] = tokens.slice(place);
    if (phrase) phrases.push({ script: 'latin', text: textOf(phrase) });
    else if (token) phrases.push(token);
    place += phrase?.length ?? 1;
  }
  return phrases;
}

function isKnown(tokens: readonly Token[], synonyms: SynonymIndex): boolean {
  return synonyms.isKnownWord(termOfPhrase(textOf(tokens)));
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
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
