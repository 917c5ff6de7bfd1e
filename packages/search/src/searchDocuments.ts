import {
  type Correction,
  correctJoined,
  correctKeyword,
  correctParts,
  correctRun,
  correctWord,
  isBetterFound,
  joinedSuspects,
  type KnownSpelling,
  suspectsOf,
} from './corrections.ts';
import { isOnlyMentioned } from './isOnlyMentioned.ts';
import { isTooCommon } from './isTooCommon.ts';
import { EMPTY_READING, type KeywordReading } from './keywordReading.ts';
import type { Lexicon } from './lexicon.ts';
import { type Candidate, type ChosenTerm, chooseTerms } from './matchQuality.ts';
import { type KeywordTerm, parseKeyword, type RunKnowledge } from './parseKeyword.ts';
import { intendedOnly, mostLikely, relaxedWords } from './relaxedWords.ts';
import type { Role } from './termsOfText.ts';
import { topCandidates } from './topCandidates.ts';
import { isMisspelling, isTypoOfBeginning, SHORTEST_TYPO, SHORTEST_UNFINISHED, sharesHalf } from './typos.ts';
import type { WeighedTerm } from './weighProduct.ts';

/** A matching document, by its index. */
export interface DocumentHit {
  index: number;
  /** Higher is better. */
  score: number;
  /** Weight of its heaviest matching term. */
  weight: number;
}

/** Results of a keyword. */
export interface DocumentHits extends KeywordReading {
  /** The best first, equal ones in the order of the documents. */
  hits: DocumentHit[];
}

interface Entry extends Omit<WeighedTerm, 'weight' | 'wordRole'> {
  termId: number;
  weights: Map<number, number>;
}

/**
 * Creates a search without a database, by the same rules, for a few hundred documents such as names of categories.
 *
 * @param documents the terms of each
 * @returns a function that finds the documents for a keyword
 */
export function searchDocuments(documents: readonly (readonly WeighedTerm[])[], lexicon: Lexicon): DocumentSearch {
  const entries = indexDocuments(documents);
  const telling = entries.filter(
    ({ term, role, weights }) =>
      role === 'name' || !isTooCommon(weights.size, documents.length) || lexicon.brands.includes(term),
  );
  const runs = runsOf(telling);
  const knows: RunKnowledge = (run) => runs.get(run);
  const names = telling.filter(({ role }) => role === 'name');

  function find(keyword: string, mayCorrect: boolean, isBeginning: boolean): DocumentHits {
    const keywordTerms = parseKeyword(keyword, lexicon, knows, { isUnfinished: isBeginning });
    const matches = isBeginning ? beginningOf : matchOf;
    const chosenTerms = keywordTerms.map((keywordTerm) =>
      chooseEntries(keywordTerm, telling, { lexicon, mayCorrect, matches }),
    );
    const corrected = mayCorrect ? correct(keyword, keywordTerms, chosenTerms) : undefined;
    if (corrected !== undefined) {
      const found = find(corrected, false, isBeginning);
      const unknown = keywordTerms.filter((_, index) => chosenTerms[index]?.terms.length === 0).map(({ text }) => text);
      if (found.hits.length > 0 && isBetterFound(found, { keyword, unknown }, lexicon)) return { ...found, corrected };
    }
    const words = chosenTerms.map(({ terms }) => terms);
    const found = findWords(keywordTerms, words, isBeginning);
    if (!mayCorrect || isBeginning || !found.isRelaxed) return found;
    const whole = correctParts(keyword, keywordTerms, words, lexicon);
    if (whole === undefined) return found;
    const better = find(whole, false, isBeginning);
    return better.hits.length > 0 && !better.isRelaxed ? { ...better, corrected: whole } : found;
  }

  function findWords(
    keywordTerms: readonly KeywordTerm[],
    words: readonly (readonly ChosenEntry[])[],
    isBeginning: boolean,
  ): DocumentHits {
    for (const { words: wordsToTry, kinds, isRelaxed, unmatched, isMention } of relaxedWords(keywordTerms, words))
      if (hitsOf(intendedOnly(wordsToTry), documents.length).length > 0) {
        const ofKinds = kinds && !isBeginning ? hitsOfKinds(kinds, documents.length) : undefined;
        return {
          hits: ofKinds ?? hitsOf(isBeginning ? mostLikely(wordsToTry) : wordsToTry, documents.length),
          keywordTerms,
          isRelaxed,
          unmatched,
          isOnlyMentioned: isMention || isOnlyMentioned(keywordTerms, words),
        };
      }
    return { ...EMPTY_READING, hits: [] };
  }

  function correct(
    keyword: string,
    keywordTerms: readonly KeywordTerm[],
    chosenEntries: readonly ChosenEntries[],
  ): string | undefined {
    const failed = keywordTerms.filter(({ isLoose }, index) => isLoose || chosenEntries[index]?.terms.length === 0);
    const suspects = suspectsOf(keyword, failed, lexicon, knows);
    const forms = new Set(suspects.flatMap((suspect) => suspect.forms));
    const spellings = suspects.length === 0 ? [] : spellingsOf(names, forms);
    const corrections = [
      ...joinedSuspects(keyword, failed).flatMap(
        (suspect) => correctJoined(suspect, candidatesFor(suspect, telling, typoOf), lexicon) ?? [],
      ),
      ...chosenEntries.flatMap(({ correction }) => correction ?? []),
      ...[correctRun(suspects, spellings)].filter((correction) => correction !== undefined),
    ];
    return corrections.length === 0 ? undefined : correctKeyword(keyword, corrections);
  }

  return (keyword, { isExact = false, isBeginning = false } = {}) => find(keyword, !isExact, isBeginning);
}

/** Finds the documents for a keyword. */
export type DocumentSearch = (
  keyword: string,
  options?: {
    /** Whether the keyword is not corrected. */
    isExact?: boolean | undefined;
    /** Whether the shopper is still typing. */
    isBeginning?: boolean | undefined;
  },
) => DocumentHits;

function spellingsOf(names: readonly Entry[], forms: ReadonlySet<string>): KnownSpelling[] {
  return names.flatMap(({ term, forms: own, isWord, weights }) =>
    own.flatMap(({ text, kind }) =>
      isWord && (kind === 'han' || kind === 'pinyin') && forms.has(text)
        ? [{ form: text, kind, term, products: weights.size }]
        : [],
    ),
  );
}

type ChosenEntry = ChosenTerm & Pick<Entry, 'weights'>;

function hitsOf(words: readonly (readonly ChosenEntry[])[], documents: number): DocumentHit[] {
  return Array.from({ length: documents }, (_, index) => {
    const scores = words.map((terms) => best(terms.map(({ quality, weights }) => quality * (weights.get(index) ?? 0))));
    const weight = best(words.flat().map(({ weights }) => weights.get(index) ?? 0));
    return { index, weight, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
  })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Returns the best document of each kind, then the second best, and so on. */
function hitsOfKinds(kinds: readonly (readonly ChosenEntry[])[], documents: number): DocumentHit[] {
  const hits = kinds.flatMap((terms, kind) =>
    hitsOf([terms], documents).map((hit, index) => ({ ...hit, score: -(index * kinds.length + kind) })),
  );
  const once = new Map(hits.toSorted((a, b) => a.score - b.score).map((hit) => [hit.index, hit]));
  return [...once.values()].toSorted((a, b) => b.score - a.score);
}

function best(values: readonly number[]): number {
  return Math.max(0, ...values);
}

function indexDocuments(documents: readonly (readonly WeighedTerm[])[]): Entry[] {
  const entries: Entry[] = [];
  const byTerm: Readonly<Record<Role, Map<string, Entry>>> = { name: new Map(), fact: new Map(), text: new Map() };
  for (const [index, terms] of documents.entries())
    for (const { term, role, isWord, forms, weight } of terms) {
      const existingEntry = byTerm[role].get(term);
      const entry = existingEntry ?? { term, role, isWord, forms, termId: entries.length, weights: new Map() };
      if (existingEntry) learnForms(existingEntry, { forms, isWord });
      else {
        byTerm[role].set(term, entry);
        entries.push(entry);
      }
      entry.weights.set(index, weight);
    }
  return entries;
}

/** A word in one document is a word in all of them, with all its forms. */
function learnForms(knownEntry: Entry, { forms, isWord }: Pick<WeighedTerm, 'forms' | 'isWord'>): void {
  if (knownEntry.forms === forms) return;
  const [better, worse] = isWord && !knownEntry.isWord ? [forms, knownEntry.forms] : [knownEntry.forms, forms];
  const more = worse.filter(({ text }) => !better.some((form) => form.text === text));
  knownEntry.forms = more.length > 0 ? [...better, ...more] : better;
  knownEntry.isWord ||= isWord;
}

/** Returns which runs are words, and which occur; of letters only whole words count. */
function runsOf(entries: readonly Entry[]): ReadonlyMap<string, 'word' | 'part'> {
  const runs = new Map<string, 'word' | 'part'>();
  for (const { forms, isWord } of entries)
    for (const { text, kind } of forms)
      if (kind !== 'part' && kind !== 'phrase' && kind !== 'initials' && isWord) runs.set(text, 'word');
      else if ((kind === 'han' || kind === 'part') && !runs.has(text)) runs.set(text, 'part');
  return runs;
}

interface ChosenEntries {
  terms: ChosenEntry[];
  correction: Correction | undefined;
}

interface ChooseOptions {
  lexicon: Lexicon;
  mayCorrect: boolean;
  matches: Matcher;
}

function chooseEntries(
  keywordTerm: KeywordTerm,
  entries: readonly Entry[],
  { lexicon, mayCorrect, matches }: ChooseOptions,
): ChosenEntries {
  const certain = candidatesFor(keywordTerm, entries, matches);
  const chosenTerms = chooseTerms(certain, keywordTerm, lexicon);
  const mayBeTypo = mayCorrect && chosenTerms.length === 0;
  return {
    terms: chosenTerms.map((term) => ({
      ...term,
      weights: entries.find(({ termId }) => termId === term.termId)?.weights ?? new Map(),
    })),
    correction: mayBeTypo ? correctWord(keywordTerm, candidatesFor(keywordTerm, entries, typoOf), lexicon) : undefined,
  };
}

type Matcher<Asked = KeywordTerm> = (
  asked: Asked,
  entry: Entry,
  form: Entry['forms'][number],
) => Candidate['match'] | undefined;

function candidatesFor<Asked>(asked: Asked, entries: readonly Entry[], matches: Matcher<Asked>): Candidate[] {
  const found = entries.flatMap((entry) =>
    entry.forms.flatMap((form): Candidate[] => {
      const match = matches(asked, entry, form);
      if (match === undefined) return [];
      const { termId, term, role, isWord, weights } = entry;
      const heaviest = best([...weights.values()]);
      return [
        { termId, term, role, isWord, form: form.text, kind: form.kind, products: weights.size, heaviest, match },
      ];
    }),
  );
  return topCandidates(found);
}

const matchOf: Matcher = ({ script, text, spellings, alternatives }, { term, role }, form) => {
  if (spellings.includes(form.text)) return 'exact';
  if (form.text === term && alternatives.qualities.includes(term)) return 'alternative';
  if (role !== 'name') return undefined;
  if (form.text === term && alternatives.names.includes(term)) return 'alternative';
  if (form.text === term && alternatives.vague.includes(term)) return 'vague';
  if (form.text === term && alternatives.nearest?.includes(term)) return 'nearest';
  if (form.text === term && alternatives.near.includes(term)) return 'near';
  if (script === 'han') return undefined;
  const mayBegin = text.length === 1 ? form.kind === 'latin' : form.kind === 'latin' || form.kind === 'pinyin';
  if (mayBegin && form.text.startsWith(text)) return 'prefix';
  return form.kind === 'latin' && text.length >= 3 && form.text.includes(text) ? 'inside' : undefined;
};

/** While typing, a character is also the beginning of a word: 耳 of 耳机. */
const beginningOf: Matcher = (keywordTerm, entry, form) => {
  const isBegun =
    keywordTerm.script === 'han' &&
    entry.role === 'name' &&
    form.kind === 'han' &&
    form.text.startsWith(keywordTerm.text);
  return matchOf(keywordTerm, entry, form) ?? (isBegun ? 'prefix' : undefined);
};

const typoOf: Matcher<Pick<KeywordTerm, 'script' | 'text'>> = (
  { script, text },
  { role },
  { text: form, kind, isForgiving },
) => {
  if (role !== 'name' || script !== 'latin' || !isForgiving || !/^[a-z]+$/.test(text)) return undefined;
  if (text.length >= SHORTEST_TYPO && isMisspelling(text, form)) return 'typo';
  const mayBegin = kind === 'latin' && text.length >= SHORTEST_UNFINISHED && sharesHalf(text, form);
  return mayBegin && isTypoOfBeginning(text, form) ? 'unfinished' : undefined;
};
