import type { Lexicon } from '../lexicon/lexicon.ts';
import { createCache } from '../text/createCache.ts';
import { isStopWord } from '../text/stopWords.ts';
import { LONGEST_PART, lengthOf, type Part, partsOfRun, wordsOfRun } from '../text/wordsOfRun.ts';
import { type Form, MAX_CACHED_WORDS, mayHaveTypos, type Term } from './term.ts';
import type { WordRole } from './wordRolesOf.ts';

const LONGEST_WORD = 8;
const SHORTEST_INITIALS = 3;

/** Returns the terms of a run in a name: all its parts, except single characters without a meaning. */
export function chineseInName(
  run: string,
  wordRole: (length: number, start: number) => WordRole,
  lexicon: Lexicon,
): Term[] {
  const readings = readingsByIndex(run, lexicon);
  const words = wordsOfRun(run).filter(({ text }) => text.length <= LONGEST_WORD);
  const isWord = new Set(words.map(({ start, text }) => `${start} ${text}`));
  const parts = [...partsOfRun(run, LONGEST_PART), ...words.filter(({ text }) => lengthOf(text) > LONGEST_PART)];
  return parts
    .map((part) => ({ part, wordRole: wordRole(part.text.length, part.start) }))
    .filter(({ part, wordRole: own }) => lengthOf(part.text) > 1 || !isFragment(part, own, { run, words, lexicon }))
    .map(({ part, wordRole: own }) => ({
      ...partOfName(part, readings, isWord.has(`${part.start} ${part.text}`) || lexicon.isKnownWord(part.text)),
      wordRole: own,
    }));
}

interface RunWords {
  run: string;
  /** Words of a dictionary. */
  words: readonly Part[];
  lexicon: Lexicon;
}

/**
 * Returns whether a single character only belongs to a longer word: the book (书) of a desk (书桌), if the shop has no
 * such word, or the lamp (灯) of corduroy (灯芯绒), an unknown word. A teapot (茶壶) is found by tea (茶). Words that no
 * dictionary has are split into single characters.
 */
function isFragment({ start, text }: Part, wordRole: WordRole, { run, words, lexicon }: RunWords): boolean {
  if (wordRole !== 'part' && wordRole !== 'word') return false;
  const at = words.findIndex((word) => start >= word.start && start < word.start + word.text.length);
  const isInWord = lengthOf(words[at]?.text ?? text) > 1;
  const isSingle = (word: Part | undefined) =>
    word !== undefined && lengthOf(word.text) === 1 && !isStopWord(word.text);
  if (!lexicon.isKnownWord(text)) return isInWord || isSingle(words[at - 1]) || isSingle(words[at + 1]);
  const around = partsOfRun(run, LONGEST_PART).filter(
    (part) =>
      part.text !== text &&
      part.start <= start &&
      part.start + part.text.length >= start + text.length &&
      lexicon.isKnownWord(part.text),
  );
  const isInKnownWord = around.length > 0;
  const isQuality = isQualityWord(text, lexicon);
  // Chinese puts a quality first: a wooden comb (木梳) is of wood (木), but a rubber plant (橡皮树) is not of leather (皮).
  if (isQuality && around.some((part) => part.start < start && !isQualityWord(part.text, lexicon))) return true;
  if (isInKnownWord || isQuality) return false;
  const next = words[at + 1];
  return isInWord
    ? !words[at]?.text.endsWith(text)
    : next !== undefined && isSingle(next) && !lexicon.isKnownWord(next.text);
}

function isQualityWord(text: string, lexicon: Lexicon): boolean {
  return lexicon.isColor(text) || lexicon.alternativesTo(text).qualities.length > 0;
}

function partOfName({ start, text }: Part, readings: readonly string[], isWord: boolean): Omit<Term, 'wordRole'> {
  const ownReadings = readings.slice(start, start + text.length);
  const full = ownReadings.join('');
  const initials = ownReadings.map((reading) => reading.slice(0, 1)).join('');
  const forms: Form[] = [{ text, kind: 'han', allowsTypos: false }];
  if (isRead(full)) {
    forms.push({ text: full, kind: 'pinyin', allowsTypos: isWord && mayHaveTypos(full) });
    if (initials.length > 1)
      forms.push({
        text: initials,
        kind: 'initials',
        allowsTypos: isWord && mayHaveTypos(initials, SHORTEST_INITIALS),
      });
  }
  return { term: text, isWord, forms };
}

/** Returns the terms of a run in a text: its words, by a dictionary. */
export function chineseInText(run: string, lexicon: Lexicon): Term[] {
  const readings = readingsByIndex(run, lexicon);
  return wordsOfRun(run)
    .filter(({ text }) => text.length <= LONGEST_WORD && !isStopWord(text))
    .map((part) => wordInText(part, readings));
}

/** Returns the terms of a run in the name of a value: its words, and the run itself. */
export function chineseInValue(run: string, lexicon: Lexicon): Term[] {
  const isShort = lengthOf(run) > 1 && lengthOf(run) <= LONGEST_PART;
  const whole = isShort ? [wordInText({ start: 0, text: run }, lexicon.readingsOf(run))] : [];
  return [...chineseInText(run, lexicon), ...whole];
}

/** A word in a text is also found by its parts (茶水 by 茶); a single character is not found by its pinyin. */
function wordInText({ start, text }: Part, readings: readonly string[]): Term {
  const unread = cachedHanWords.get(text) ?? cachedHanWords.set(text, hanWord(text));
  if (lengthOf(text) === 1) return unread;
  const reading = readings.slice(start, start + text.length).join('');
  if (!isRead(reading)) return unread;
  return { ...unread, forms: [...unread.forms, { text: reading, kind: 'pinyin', allowsTypos: false }] };
}

const cachedHanWords = createCache<Term>(MAX_CACHED_WORDS);

function hanWord(text: string): Term {
  const parts = new Set(partsOfRun(text, LONGEST_PART).map((part) => part.text));
  parts.delete(text);
  const forms: Form[] = [{ text, kind: 'han', allowsTypos: false }];
  for (const part of parts) forms.push({ text: part, kind: 'part', allowsTypos: false });
  return { term: text, isWord: true, wordRole: 'word', forms };
}

/** Returns the pinyin of the character that begins at each code unit. */
function readingsByIndex(run: string, { readingsOf }: Lexicon): readonly string[] {
  const readings = readingsOf(run);
  if (readings.length === run.length) return readings;
  return Array.from(run).flatMap(({ length }, index) => [
    readings[index] ?? '',
    ...Array.from({ length: length - 1 }, () => ''),
  ]);
}

function isRead(reading: string): boolean {
  return /^[a-z]+$/.test(reading);
}
