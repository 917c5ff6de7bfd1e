import { readingsOf } from './readings.ts';
import { withoutOneLetter } from './slips.ts';
import { stemOf } from './stemOf.ts';
import { isStopWord } from './stopWords.ts';
import { type Token, tokenise } from './tokenise.ts';
import { type Part, partsOfRun, wordsOfRun } from './wordsOfRun.ts';

/** One way of typing a term. */
export interface Form {
  text: string;
  /** `phrase`: two words; `part`: a shorter run of characters within the word. */
  kind: 'latin' | 'phrase' | 'han' | 'pinyin' | 'initials' | 'part';
  /** Spellings by which slips are found; empty where they are not forgiven. */
  slips: string[];
}

/** Something that a text can be found by. */
export interface Term {
  term: string;
  /** Whether it is a word, rather than characters that happen to stand together. */
  isWord: boolean;
  forms: Form[];
}

/**
 * What a text is to the thing it belongs to. A `name` is found by any part of it, and by what was meant though not typed. A
 * longer `text` is found by its whole words: it holds so many of them that anything looser would find everything.
 */
export type Role = 'name' | 'text';

/** Longest run of characters that is a term unless it is a word. */
export const LONGEST_PART = 4;
const LONGEST_WORD = 8;
// Longer words would be found by too many wrong neighbours.
const LONGEST_FORM = 40;
const UNIT = /^[a-z]{1,3}$/;
const FIGURE = /^\d[\d.,]*$/;

/**
 * What a text can be found by.
 *
 * @param isKnownWord says of a run of characters that it is a word, where a dictionary may not know it (马克杯)
 * @returns each term once
 */
export function termsOfText(text: string, role: Role, isKnownWord: (run: string) => boolean): Term[] {
  const tokens = tokenise(text);
  const terms = tokens.flatMap((token, place) =>
    token.script === 'han' ? hanTerms(token.text, role, isKnownWord) : latinTerms(token, tokens[place - 1], role),
  );
  return mergeTerms(terms);
}

/** Each term once, with all its forms: a character may be read in one way here and in another there. */
export function mergeTerms(terms: readonly Term[]): Term[] {
  const merged = new Map<string, Term>();
  for (const term of terms) {
    const known = merged.get(term.term);
    merged.set(term.term, known ? mergeTwo(known, term) : term);
  }
  return [...merged.values()];
}

function mergeTwo(one: Term, other: Term): Term {
  const forms = new Map(one.forms.map((form) => [form.text, form]));
  for (const form of other.forms) {
    const known = forms.get(form.text);
    if (!known || known.slips.length < form.slips.length) forms.set(form.text, form);
  }
  return { term: one.term, isWord: one.isWord || other.isWord, forms: [...forms.values()] };
}

function latinTerms(token: Token, before: Token | undefined, role: Role): Term[] {
  const { text, after } = token;
  const own = role === 'text' && isStopWord(text) ? [] : [latinTerm(stemOf(text), text, role)];
  if (before?.script !== 'latin' || after === 'break') return own;
  const isCompound = after === 'hyphen' || (FIGURE.test(before.text) && UNIT.test(text));
  const joined = before.text + text;
  return [
    ...own,
    // hi-fi is typed hifi, too, and 320 ml 320ml
    ...(isCompound ? [latinTerm(stemOf(joined), joined, role)] : []),
    ...(role === 'name' ? [phraseTerm(`${stemOf(before.text)} ${stemOf(text)}`)] : []),
  ];
}

function latinTerm(term: string, spelling: string, role: Role): Term {
  const texts = new Set([term, spelling].filter((text) => text.length <= LONGEST_FORM));
  return {
    term,
    isWord: true,
    forms: Array.from(texts, (text) => ({ text, kind: 'latin', slips: role === 'name' ? slipsOf(text, 4) : [] })),
  };
}

function phraseTerm(term: string): Term {
  return { term, isWord: false, forms: term.length > LONGEST_FORM ? [] : [{ text: term, kind: 'phrase', slips: [] }] };
}

function hanTerms(run: string, role: Role, isKnownWord: (run: string) => boolean): Term[] {
  const readings = readingsOf(run);
  const words = wordsOfRun(run).filter(({ text }) => text.length <= LONGEST_WORD);
  if (role === 'text') return words.filter(({ text }) => !isStopWord(text)).map((part) => wordInText(part, readings));
  const isWord = new Set(words.map(({ start, text }) => `${start} ${text}`));
  const parts = [...partsOfRun(run, LONGEST_PART), ...words.filter(({ text }) => text.length > LONGEST_PART)];
  return parts.map((part) =>
    partOfName(part, readings, isWord.has(`${part.start} ${part.text}`) || isKnownWord(part.text)),
  );
}

function partOfName({ start, text }: Part, readings: readonly string[], isWord: boolean): Term {
  const own = readings.slice(start, start + text.length);
  const full = own.join('');
  const initials = own.map((reading) => reading.slice(0, 1)).join('');
  const forms: Form[] = [{ text, kind: 'han', slips: [] }];
  if (full !== text) forms.push({ text: full, kind: 'pinyin', slips: isWord ? slipsOf(full, 4) : [] });
  if (full !== text && text.length > 1)
    forms.push({ text: initials, kind: 'initials', slips: isWord ? slipsOf(initials, 3) : [] });
  return { term: text, isWord, forms };
}

/** A word in a text is also found by its parts (茶水 by 茶); one that is a single character not by its reading. */
function wordInText({ start, text }: Part, readings: readonly string[]): Term {
  const forms: Form[] = [{ text, kind: 'han', slips: [] }];
  if (text.length > 1) {
    forms.push({ text: readings.slice(start, start + text.length).join(''), kind: 'pinyin', slips: [] });
    const parts = new Set(partsOfRun(text, LONGEST_PART).map((part) => part.text));
    for (const part of parts) if (part !== text) forms.push({ text: part, kind: 'part', slips: [] });
  }
  return { term: text, isWord: true, forms };
}

function slipsOf(form: string, shortest: number): string[] {
  return form.length >= shortest && /^[a-z]+$/.test(form) ? withoutOneLetter(form) : [];
}
