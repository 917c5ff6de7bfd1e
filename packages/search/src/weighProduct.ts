import type { TermReader } from './createTermReader.ts';
import type { Standing } from './standingsOf.ts';
import { type Manner, mergeTwo, type Role, type Term } from './termsOfText.ts';

/** What is known of a product in words, in any number of languages. */
export interface ProductWords {
  title: readonly string[];
  /** Names of its own category. */
  category: readonly string[];
  /** Names of all categories above that. */
  upperCategories: readonly string[];
  tags: readonly string[];
  subtitle: readonly string[];
  /** Values of its parameters. */
  facts: readonly string[];
  /** Names of the values that can be chosen, such as colours and sizes, and plain words for the colours. */
  options: readonly string[];
  description: readonly string[];
}

/** A term of a product, with how much the product is about it: 1 to about 500. */
export interface WeighedTerm extends Term {
  /** `name` where any name has it, else `fact` where a fact has it. */
  role: Role;
  weight: number;
}

/** `mixedCategories`: upper ones that name several things; what stands under “mugs and pots” need not be a mug. */
type Field = keyof ProductWords | 'mixedCategories';

interface FieldWeights {
  manner: Manner;
  /** A namesake has none: a pen cup is not found by “cup”. */
  weights: Readonly<Record<Exclude<Standing, 'namesake'>, number>>;
}

/**
 * What a term counts where it stands. A title outweighs all else together. In it counts most what the thing is: a desk comes
 * before the lamp that stands on one, and pens (笔) before notebooks (笔记本).
 */
const WEIGHTS: Readonly<Record<Field, FieldWeights>> = {
  title: { manner: 'title', weights: { head: 320, word: 200, tail: 150, part: 140 } },
  category: { manner: 'label', weights: { head: 80, word: 64, tail: 50, part: 45 } },
  upperCategories: { manner: 'label', weights: { head: 36, word: 36, tail: 26, part: 26 } },
  tags: { manner: 'label', weights: { head: 64, word: 64, tail: 45, part: 45 } },
  facts: { manner: 'fact', weights: everywhere(16) },
  options: { manner: 'value', weights: everywhere(16) },
  mixedCategories: { manner: 'text', weights: everywhere(36) },
  subtitle: { manner: 'text', weights: everywhere(24) },
  description: { manner: 'text', weights: everywhere(8) },
};
/** Names come first, then facts. */
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** The least that a term in a title weighs. */
export const LEAST_IN_TITLE = WEIGHTS.title.weights.part;

/** Everything a product can be found by. A term counts once in each field that has it, in options only where no other field has it. */
export function weighProduct(words: ProductWords, termsOf: TermReader): WeighedTerm[] {
  const { upperCategories } = words;
  const texts: Record<Field, readonly string[]> = {
    ...words,
    upperCategories: upperCategories.filter((name) => !namesSeveral(name)),
    mixedCategories: upperCategories.filter(namesSeveral),
  };
  const found = new Map<string, WeighedTerm>();
  for (const field of FIELDS) {
    const { manner, weights } = WEIGHTS[field];
    const role = roleOf(manner);
    for (const term of termsOf(texts[field], manner)) {
      if (term.standing === 'namesake') continue;
      const weight = weights[term.standing];
      const known = found.get(term.term);
      if (known) known.weight += manner === 'value' ? 0 : weight;
      else found.set(term.term, { ...term, role, weight });
      // How a text says it adds nothing to a name.
      if (known?.role === role) Object.assign(known, mergeTwo(known, term));
    }
  }
  return [...found.values()];
}

function roleOf(manner: Manner): Role {
  if (manner === 'value' || manner === 'fact') return 'fact';
  return manner === 'text' ? 'text' : 'name';
}

/** What a category can be found by; one that names several things is found by each of them, but after those of its own. */
export function weighCategory(names: readonly string[], termsOf: TermReader): WeighedTerm[] {
  const nothing = {
    category: [],
    upperCategories: [],
    tags: [],
    subtitle: [],
    facts: [],
    options: [],
    description: [],
  };
  const [several, single] = [true, false].map((wanted) => names.filter((name) => namesSeveral(name) === wanted));
  return weighProduct({ ...nothing, title: single ?? [], category: several ?? [] }, termsOf);
}

function namesSeveral(label: string): boolean {
  return /[&,、，与和]|\band\b/i.test(label);
}

function everywhere(weight: number): FieldWeights['weights'] {
  return { head: weight, word: weight, tail: weight, part: weight };
}
