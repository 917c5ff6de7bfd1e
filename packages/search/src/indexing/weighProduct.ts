import { hasSeparator } from '../lexicon/namesSeveralThings.ts';
import type { FieldKind, TermReader } from './createTermReader.ts';
import { mergeTwo, type Role, type Term } from './term.ts';
import type { WordRole } from './wordRolesOf.ts';

/** Texts of a product, in any number of languages. */
export interface ProductWords {
  title: readonly string[];
  /** Names of its own category. */
  category: readonly string[];
  /** Names of all parent categories. */
  upperCategories: readonly string[];
  /** Names of its own category that name several things: a product in “mugs and pots” need not be a mug. */
  mixedCategory: readonly string[];
  /** The same for parent categories. */
  mixedCategories: readonly string[];
  tags: readonly string[];
  subtitle: readonly string[];
  /** Values of its parameters. */
  facts: readonly string[];
  /** Names of its values, such as colors and sizes, and common color names. */
  options: readonly string[];
  description: readonly string[];
}

/** A term of a product with its weight: 1 to about 500. */
export interface WeightedTerm extends Term {
  /** `name` if any name has it, otherwise `fact` if a fact has it. */
  role: Role;
  weight: number;
}

type Field = keyof ProductWords;

interface FieldWeights {
  fieldKind: FieldKind;
  /** @default the role of the kind */
  role?: Role;
  /** A namesake has none: a pen cup is not found by “cup”. */
  weights: Readonly<Record<Exclude<WordRole, 'namesake'>, number>>;
}

/**
 * Weights of a term by its field. A title outweighs everything else together. In it the thing itself has the highest
 * weight: a desk comes before a desk lamp, and pens (笔) before notebooks (笔记本).
 */
const WEIGHTS: Readonly<Record<Field, FieldWeights>> = {
  title: { fieldKind: 'title', weights: { head: 320, word: 200, tail: 150, part: 140 } },
  category: { fieldKind: 'label', weights: { head: 80, word: 64, tail: 50, part: 24 } },
  upperCategories: { fieldKind: 'label', weights: { head: 36, word: 36, tail: 26, part: 26 } },
  tags: { fieldKind: 'label', weights: { head: 64, word: 64, tail: 45, part: 45 } },
  facts: { fieldKind: 'fact', weights: everywhere(16) },
  options: { fieldKind: 'value', weights: everywhere(16) },
  mixedCategory: { fieldKind: 'label', role: 'text', weights: { head: 80, word: 64, tail: 50, part: 24 } },
  mixedCategories: { fieldKind: 'text', weights: everywhere(36) },
  subtitle: { fieldKind: 'text', weights: everywhere(24) },
  description: { fieldKind: 'text', weights: everywhere(8) },
};
/** Names come first, then facts. */
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** The minimum weight of a term that a title has as the name of the thing. */
export const LEAST_AS_THING = WEIGHTS.title.weights.head;
/** The minimum weight of a term in a title. */
export const LEAST_IN_TITLE = WEIGHTS.title.weights.part;

/**
 * Returns the terms of a product. A term counts once in each field that has it, in options only if no other field has
 * it.
 */
export function weighProduct(words: ProductWords, termsOf: TermReader): WeightedTerm[] {
  const found = new Map<string, WeightedTerm>();
  for (const field of FIELDS) {
    const { fieldKind, weights, role = roleOf(fieldKind) } = WEIGHTS[field];
    for (const term of termsOf(words[field], fieldKind)) {
      if (term.wordRole === 'namesake') continue;
      const weight = weights[term.wordRole];
      const foundTerm = found.get(term.term);
      if (foundTerm) foundTerm.weight += fieldKind === 'value' ? 0 : weight;
      else found.set(term.term, { ...term, role, weight });
      // The forms of a text add nothing to a name.
      if (foundTerm?.role === role) Object.assign(foundTerm, mergeTwo(foundTerm, term));
    }
  }
  return [...found.values()];
}

function roleOf(fieldKind: FieldKind): Role {
  if (fieldKind === 'value' || fieldKind === 'fact') return 'fact';
  return fieldKind === 'text' ? 'text' : 'name';
}

/**
 * Returns the terms of a category; one that names several things is found by each of them, but after those of its own.
 */
export function weighCategory(names: readonly string[], termsOf: TermReader): WeightedTerm[] {
  const nothing = {
    category: [],
    upperCategories: [],
    mixedCategory: [],
    mixedCategories: [],
    tags: [],
    subtitle: [],
    facts: [],
    options: [],
    description: [],
  };
  const [several, single] = [true, false].map((isSeparated) =>
    names.filter((name) => hasSeparator(name) === isSeparated),
  );
  return weighProduct({ ...nothing, title: single ?? [], category: several ?? [] }, termsOf);
}

function everywhere(weight: number): FieldWeights['weights'] {
  return { head: weight, word: weight, tail: weight, part: weight };
}
