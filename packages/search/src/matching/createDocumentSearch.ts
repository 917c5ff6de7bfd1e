import type { Form, Role } from '../indexing/term.ts';
import type { WeightedTerm } from '../indexing/weighProduct.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { KeywordReading } from '../query/keywordReading.ts';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import type { KnownSpelling } from '../typos/corrections.ts';
import { isMisspelling, isTypoOfBeginning, SHORTEST_UNFINISHED, sharesHalf } from '../typos/typos.ts';
import { type Candidate, topCandidates } from './candidates.ts';
import type { ChosenTerm } from './chooseTerms.ts';
import { type MatchOptions, matchingSteps, type SearchIndex } from './matchKeyword.ts';
import type { TermGroups } from './relaxQuery.ts';
import { runSync } from './steps.ts';

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

/** Finds the documents for a keyword. */
export type DocumentSearch = (keyword: string, options?: MatchOptions) => DocumentHits;

/**
 * Creates a search without a database, by the same rules, for a few hundred documents such as names of categories.
 *
 * @param documents the terms of each
 * @example
 *   const read = createTermReader(lexicon);
 *   const search = createDocumentSearch([weighCategory(['Mugs'], read), weighCategory(['Lamps'], read)], lexicon);
 *   search('mug').hits[0].index; // 0
 */
export function createDocumentSearch(
  documents: readonly (readonly WeightedTerm[])[],
  lexicon: Lexicon,
): DocumentSearch {
  const entries = indexDocuments(documents);
  const index = createMemoryIndex(entries, documents.length, lexicon);
  const weightIn = (document: number, { termId }: ChosenTerm) => entries[termId]?.weights.get(document) ?? 0;

  function rank(groups: TermGroups): DocumentHit[] {
    if (groups.length === 0) return [];
    return Array.from(documents.keys(), (document) => {
      const scores = groups.map((terms) => highest(terms.map((term) => term.quality * weightIn(document, term))));
      const weight = highest(groups.flat().map((term) => weightIn(document, term)));
      return { index: document, weight, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
    })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  }

  /** Returns the best document of each kind, then the second best, and so on. */
  function rankKinds(kinds: TermGroups): DocumentHit[] {
    const hits = kinds.flatMap((terms, kind) =>
      rank([terms]).map((hit, place) => ({ ...hit, score: -(place * kinds.length + kind) })),
    );
    const once = new Map(hits.toSorted((a, b) => a.score - b.score).map((hit) => [hit.index, hit]));
    return [...once.values()].toSorted((a, b) => b.score - a.score);
  }

  return (keyword, options) => {
    const { words, kinds, total: _, ...reading } = runSync(matchingSteps(keyword, { index, lexicon, ...options }));
    return { ...reading, hits: kinds ? rankKinds(kinds) : rank(words) };
  };
}

/** A term with its posting list. */
interface Entry extends Omit<WeightedTerm, 'weight' | 'wordRole'> {
  /** Index of the entry. */
  termId: number;
  /** Weight by document. */
  weights: Map<number, number>;
}

/** Creates an inverted index. */
function indexDocuments(documents: readonly (readonly WeightedTerm[])[]): Entry[] {
  const entries: Entry[] = [];
  const byTerm: Readonly<Record<Role, Map<string, Entry>>> = { name: new Map(), fact: new Map(), text: new Map() };
  for (const [index, terms] of documents.entries())
    for (const { term, role, isWord, forms, weight } of terms) {
      const existingEntry = byTerm[role].get(term);
      const entry = existingEntry ?? { term, role, isWord, forms, termId: entries.length, weights: new Map() };
      if (existingEntry) addForms(existingEntry, { forms, isWord });
      else {
        byTerm[role].set(term, entry);
        entries.push(entry);
      }
      entry.weights.set(index, weight);
    }
  return entries;
}

/** A word in one document is a word in all of them, with all its forms. */
function addForms(entry: Entry, { forms, isWord }: Pick<WeightedTerm, 'forms' | 'isWord'>): void {
  if (entry.forms === forms) return;
  const [better, worse] = isWord && !entry.isWord ? [forms, entry.forms] : [entry.forms, forms];
  const more = worse.filter(({ text }) => !better.some((form) => form.text === text));
  entry.forms = more.length > 0 ? [...better, ...more] : better;
  entry.isWord ||= isWord;
}

function createMemoryIndex(entries: readonly Entry[], documents: number, { brands }: Lexicon): SearchIndex {
  const searched = entries.filter(
    ({ term, role, weights }) => role === 'name' || !isTooCommon(weights.size, documents) || brands.includes(term),
  );
  const names = searched.filter(({ role }) => role === 'name');
  const runs = runsOf(searched);
  return {
    lookUpRuns: () => (run) => runs.get(run),
    findCandidates: (keywordTerms, isUnfinished) =>
      keywordTerms.map((keywordTerm) =>
        candidatesAmong(searched, (entry, form) =>
          isUnfinished ? matchBeginning(keywordTerm, entry, form) : matchForm(keywordTerm, entry, form),
        ),
      ),
    findTypos: (words) => words.map((word) => candidatesAmong(names, (_, form) => matchTypo(word, form))),
    findSpellings: (forms) => spellingsAmong(names, new Set(forms)),
    countDocuments: (groups) => {
      const documentsOf = (terms: readonly ChosenTerm[]) =>
        new Set(terms.flatMap(({ termId }) => [...(entries[termId]?.weights.keys() ?? [])]));
      const [first = new Set<number>(), ...otherSets] = groups.map(documentsOf);
      return [...first].filter((document) => otherSets.every((some) => some.has(document))).length;
    },
  };
}

/** With so few documents every word is in many. */
const FEW_DOCUMENTS = 10;
/** Maximum share of documents: half of a shop may come in green. */
const MAX_SHARE = 0.8;

/**
 * Returns whether a word is in too many documents to distinguish them, such as the shop's own brand.
 *
 * @param having number of documents with the word
 * @param all number of all documents
 */
function isTooCommon(having: number, all: number): boolean {
  return having > Math.max(FEW_DOCUMENTS, all * MAX_SHARE);
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

function spellingsAmong(names: readonly Entry[], wanted: ReadonlySet<string>): KnownSpelling[] {
  return names.flatMap(({ term, forms, isWord, weights }) =>
    forms.flatMap(({ text, kind }) =>
      isWord && (kind === 'han' || kind === 'pinyin') && wanted.has(text)
        ? [{ form: text, kind, term, products: weights.size }]
        : [],
    ),
  );
}

function candidatesAmong(
  entries: readonly Entry[],
  matches: (entry: Entry, form: Form) => Candidate['match'] | undefined,
): Candidate[] {
  const found = entries.flatMap((entry) =>
    entry.forms.flatMap((form): Candidate[] => {
      const match = matches(entry, form);
      if (match === undefined) return [];
      const { termId, term, role, isWord, weights } = entry;
      const heaviest = highest([...weights.values()]);
      return [
        { termId, term, role, isWord, form: form.text, kind: form.kind, products: weights.size, heaviest, match },
      ];
    }),
  );
  return topCandidates(found);
}

function matchForm(
  { script, text, spellings, alternatives }: KeywordTerm,
  { term, role }: Entry,
  form: Form,
): Candidate['match'] | undefined {
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
}

/** While typing, a character is also the beginning of a word: 耳 of 耳机. */
function matchBeginning(keywordTerm: KeywordTerm, entry: Entry, form: Form): Candidate['match'] | undefined {
  const isBegun =
    keywordTerm.script === 'han' &&
    entry.role === 'name' &&
    form.kind === 'han' &&
    form.text.startsWith(keywordTerm.text);
  return matchForm(keywordTerm, entry, form) ?? (isBegun ? 'prefix' : undefined);
}

function matchTypo(word: string, { text: form, kind, allowsTypos }: Form): Candidate['match'] | undefined {
  if (!allowsTypos) return undefined;
  if (isMisspelling(word, form)) return 'typo';
  const mayBegin = kind === 'latin' && word.length >= SHORTEST_UNFINISHED && sharesHalf(word, form);
  return mayBegin && isTypoOfBeginning(word, form) ? 'unfinished' : undefined;
}

function highest(values: readonly number[]): number {
  return Math.max(0, ...values);
}
