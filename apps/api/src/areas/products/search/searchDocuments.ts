import { type Candidate, type ChosenTerm, chooseTerms, isLittle } from './matchQuality.ts';
import { mostTelling } from './mostCandidates.ts';
import { parseKeyword, type Wish } from './parseKeyword.ts';
import { isOneSlip } from './slips.ts';
import type { SynonymIndex } from './synonymIndex.ts';
import type { WeighedTerm } from './weighProduct.ts';

/** A document that fits, by its place among the documents. */
export interface DocumentHit {
  place: number;
  /** Higher is better. */
  score: number;
}

interface Entry extends Omit<WeighedTerm, 'weight'> {
  termId: number;
  weights: Map<number, number>;
}

/**
 * The search without a database, by the same rules: for a few hundred documents, such as the names of categories.
 *
 * @param documents what each can be found by
 * @returns a function that finds the documents for a keyword, the best first, equals in the order given
 */
export function searchDocuments(
  documents: readonly (readonly WeighedTerm[])[],
  synonyms: SynonymIndex,
): (keyword: string) => DocumentHit[] {
  const entries = indexDocuments(documents);
  const runs = new Map<string, 'word' | 'part'>();
  for (const { forms, isWord } of entries.values())
    for (const { text, kind } of forms)
      if (kind === 'han' && isWord) runs.set(text, 'word');
      else if ((kind === 'han' || kind === 'part') && !runs.has(text)) runs.set(text, 'part');
  return (keyword) => {
    const wishes = parseKeyword(keyword, synonyms, (run) => runs.get(run));
    if (wishes.length === 0) return [];
    const chosen = wishes.map((wish) => chooseEntries(wish, entries));
    return documents
      .map((_, place) => ({ place, scores: chosen.map((terms) => scoreOf(terms, place)) }))
      .filter(({ scores }) => scores.every((score) => score > 0))
      .map(({ place, scores }) => ({ place, score: scores.reduce((sum, score) => sum + score, 0) }))
      .toSorted((a, b) => b.score - a.score);
  };
}

type ChosenEntry = ChosenTerm & Pick<Entry, 'weights'>;

function indexDocuments(documents: readonly (readonly WeighedTerm[])[]): Map<number, Entry> {
  const byTerm = new Map<string, Entry>();
  for (const [place, terms] of documents.entries())
    for (const { term, role, isWord, forms, weight } of terms) {
      const key = `${role} ${term}`;
      const known = byTerm.get(key) ?? { termId: byTerm.size, term, role, isWord, forms, weights: new Map() };
      known.weights.set(place, weight);
      const texts = new Set(known.forms.map(({ text }) => text));
      // A word in one document is a word in all of them, with all its forms.
      const [better, worse] = isWord && !known.isWord ? [forms, known.forms] : [known.forms, forms];
      const own = new Set(better.map(({ text }) => text));
      if (isWord !== known.isWord || forms.some(({ text }) => !texts.has(text)))
        known.forms = [...better, ...worse.filter(({ text }) => !own.has(text))];
      known.isWord ||= isWord;
      byTerm.set(key, known);
    }
  return new Map(Array.from(byTerm.values(), (entry) => [entry.termId, entry]));
}

function chooseEntries(wish: Wish, entries: ReadonlyMap<number, Entry>): ChosenEntry[] {
  const certain = candidatesFor(wish, entries, matchOf);
  const chosen = chooseTerms(certain, wish.isWord);
  const all = isLittle(chosen)
    ? chooseTerms([...certain, ...candidatesFor(wish, entries, slipOf)], wish.isWord)
    : chosen;
  return all.map((term) => ({ ...term, weights: entries.get(term.termId)?.weights ?? new Map() }));
}

type Matcher = (wish: Wish, entry: Entry, form: Entry['forms'][number]) => Candidate['match'] | undefined;

function candidatesFor(wish: Wish, entries: ReadonlyMap<number, Entry>, matches: Matcher): Candidate[] {
  const found = Array.from(entries.values()).flatMap((entry) =>
    entry.forms.flatMap((form): Candidate[] => {
      const match = matches(wish, entry, form);
      if (match === undefined) return [];
      const { termId, term, isWord, weights } = entry;
      return [{ termId, term, isWord, form: form.text, kind: form.kind, products: weights.size, match }];
    }),
  );
  return mostTelling(found);
}

const matchOf: Matcher = ({ script, text, spellings, alternatives }, { term, role }, form) => {
  if (spellings.includes(form.text)) return 'exact';
  if (role === 'text') return undefined;
  if (alternatives.includes(term)) return 'alternative';
  if (script === 'han') return undefined;
  const mayBegin = text.length === 1 ? form.kind === 'latin' : form.kind === 'latin' || form.kind === 'pinyin';
  if (mayBegin && form.text.startsWith(text)) return 'prefix';
  return form.kind === 'latin' && text.length >= 3 && form.text.includes(text) ? 'inside' : undefined;
};

const slipOf: Matcher = ({ script, text }, { role }, form) =>
  role === 'name' && script === 'latin' && form.slips.length > 0 && text.length >= 3 && isOneSlip(text, form.text)
    ? 'slip'
    : undefined;

function scoreOf(terms: readonly ChosenEntry[], place: number): number {
  return terms.reduce((best, { quality, weights }) => Math.max(best, quality * (weights.get(place) ?? 0)), 0);
}
