import type { TermReader } from './createTermReader.ts';
import type { Standing } from './standingsOf.ts';
import { type Manner, mergeTerms, type Role, type Term } from './termsOfText.ts';

/** What is known of a product in words, in any number of languages. */
export interface ProductWords {
  title: readonly string[];
  /** Names of its own category. */
  category: readonly string[];
  /** Names of all categories above that. */
  upperCategories: readonly string[];
  tags: readonly string[];
  subtitle: readonly string[];
  /** Values of its parameters and options, and plain words for its colours. */
  facts: readonly string[];
  description: readonly string[];
}

/** A term of a product, with how much the product is about it: 1 to about 500. */
export interface WeighedTerm extends Term {
  /** `name` where any name has it. */
  role: Role;
  weight: number;
}

/** `mixedCategories`: upper ones that name several things; what stands under “mugs and pots” need not be a mug. */
type Field = keyof ProductWords | 'mixedCategories';

interface FieldWeights {
  manner: Manner;
  weights: Readonly<Record<Standing, number>>;
}

/**
 * What a term counts where it stands. A title outweighs all else together. In it counts most what the thing is: a desk comes
 * before the lamp that stands on one, and pens (笔) before notebooks (笔记本).
 */
const WEIGHTS: Readonly<Record<Field, FieldWeights>> = {
  title: { manner: 'title', weights: { head: 320, word: 200, tail: 150, part: 140 } },
  category: { manner: 'label', weights: { head: 80, word: 64, tail: 50, part: 45 } },
  upperCategories: { manner: 'label', weights: { head: 36, word: 36, tail: 26, part: 26 } },
  mixedCategories: { manner: 'text', weights: everywhere(36) },
  tags: { manner: 'label', weights: { head: 64, word: 64, tail: 45, part: 45 } },
  subtitle: { manner: 'text', weights: everywhere(24) },
  facts: { manner: 'text', weights: everywhere(16) },
  description: { manner: 'text', weights: everywhere(8) },
};
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** The least that a term in a title weighs. */
export const LEAST_IN_TITLE = WEIGHTS.title.weights.part;

/** Everything a product can be found by. A term counts once in each field that has it. */
export function weighProduct(words: ProductWords, termsOf: TermReader): WeighedTerm[] {
  const { upperCategories } = words;
  const texts: Record<Field, readonly string[]> = {
    ...words,
    upperCategories: upperCategories.filter((name) => !namesSeveral(name)),
    mixedCategories: upperCategories.filter(namesSeveral),
  };
  const found = FIELDS.flatMap((field) => {
    const { manner, weights } = WEIGHTS[field];
    const role: Role = manner === 'text' ? 'text' : 'name';
    const terms = mergeTerms(texts[field].flatMap((text) => termsOf(text, manner)));
    return terms.map((term) => ({ term, role, weight: weights[term.standing] }));
  });
  const weights = new Map<string, number>();
  for (const { term, weight } of found) weights.set(term.term, (weights.get(term.term) ?? 0) + weight);
  const ofRole = (role: Role) => mergeTerms(found.filter((one) => one.role === role).map(({ term }) => term));
  const names = ofRole('name');
  const known = new Set(names.map(({ term }) => term));
  const spoken = ofRole('text').filter(({ term }) => !known.has(term));
  const weighed = (role: Role) => (term: Term) => ({ ...term, role, weight: weights.get(term.term) ?? 0 });
  return [...names.map(weighed('name')), ...spoken.map(weighed('text'))];
}

/** What a category can be found by; one that names several things is found by each of them, but after those of its own. */
export function weighCategory(names: readonly string[], termsOf: TermReader): WeighedTerm[] {
  const nothing = { category: [], upperCategories: [], tags: [], subtitle: [], facts: [], description: [] };
  const [several, single] = [true, false].map((wanted) => names.filter((name) => namesSeveral(name) === wanted));
  return weighProduct({ ...nothing, title: single ?? [], category: several ?? [] }, termsOf);
}

function namesSeveral(label: string): boolean {
  return /[&,、，与和]|\band\b/i.test(label);
}

function everywhere(weight: number): Record<Standing, number> {
  return { head: weight, word: weight, tail: weight, part: weight };
}
