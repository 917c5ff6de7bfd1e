import { mergeTerms, type Role, type Term } from './termsOfText.ts';

/** What is known of a product in words, in any number of languages. */
export interface ProductWords {
  title: readonly string[];
  /** Names of its category and of all above it. */
  categories: readonly string[];
  tags: readonly string[];
  subtitle: readonly string[];
  /** Values of its parameters and options. */
  facts: readonly string[];
  description: readonly string[];
}

/** A term of a product, with how much the product is about it: 1 to about 350. */
export interface WeighedTerm extends Term {
  /** `name` where any name has it. */
  role: Role;
  weight: number;
}

type Field = keyof ProductWords;

/**
 * What a term counts where it stands. A title outweighs all else together; a word outweighs the same characters within
 * other words, so that pens (笔) come before notebooks (笔记本).
 */
const WEIGHTS: Readonly<Record<Field, { role: Role; word: number; part: number }>> = {
  title: { role: 'name', word: 200, part: 140 },
  categories: { role: 'name', word: 64, part: 45 },
  tags: { role: 'name', word: 64, part: 45 },
  subtitle: { role: 'text', word: 24, part: 24 },
  facts: { role: 'text', word: 16, part: 16 },
  description: { role: 'text', word: 8, part: 8 },
};
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** The least that a term in a title weighs. */
export const LEAST_IN_TITLE = WEIGHTS.title.part;

/** Takes one text apart, as {@link termsOfText} does. */
export type TermReader = (text: string, role: Role) => readonly Term[];

/** Everything a product can be found by. A term counts once in each field that has it. */
export function weighProduct(words: ProductWords, termsOf: TermReader): WeighedTerm[] {
  const found = FIELDS.flatMap((field) => {
    const { role, word, part } = WEIGHTS[field];
    const terms = mergeTerms(words[field].flatMap((text) => termsOf(text, role)));
    return terms.map((term) => ({ term, role, weight: term.isWord ? word : part }));
  });
  const weights = new Map<string, number>();
  for (const { term, weight } of found) weights.set(term.term, (weights.get(term.term) ?? 0) + weight);
  const ofRole = (role: Role) => mergeTerms(found.filter((one) => one.role === role).map(({ term }) => term));
  const names = ofRole('name');
  const known = new Set(names.map(({ term }) => term));
  const texts = ofRole('text').filter(({ term }) => !known.has(term));
  const weighed = (role: Role) => (term: Term) => ({ ...term, role, weight: weights.get(term.term) ?? 0 });
  return [...names.map(weighed('name')), ...texts.map(weighed('text'))];
}
