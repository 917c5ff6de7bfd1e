import type { Form } from './termsOfText.ts';

/** A term that may be meant, and by which of its forms it was found. */
export interface Candidate {
  termId: number;
  term: string;
  form: string;
  kind: Form['kind'];
  isWord: boolean;
  /** How many products on sale have it. */
  products: number;
  match: 'exact' | 'alternative' | 'prefix' | 'inside' | 'slip';
}

/** A term that is meant, and how well it fits, 1 to 100. */
export interface ChosenTerm {
  termId: number;
  quality: number;
  products: number;
}

/**
 * How well a term fits what was typed. Multiplied by the term's weight in a product it ranks the product. With titles at 200,
 * categories at 64 and descriptions at 8 the order is: the word in the title, in the category, a synonym in the title, the
 * beginning of a word there, the inside of one, the word in the description, a slip anywhere.
 */
const QUALITY = {
  exact: 100,
  pinyin: 90,
  initials: 80,
  alternative: 24,
  prefix: 20,
  inside: 15,
  /** Read alike by chance. */
  unlikely: 10,
  slip: 3,
};
/** Fewer hits than these are little; then slips are thought of. */
const LITTLE = 3;
/** So few initials of characters that are no word could be anything. */
const SHORT_INITIALS = 2;

/**
 * Chooses among the candidates for one wish.
 *
 * @param isWord whether what was typed is known as an English word
 * @returns each term once, as well as it fits
 */
export function chooseTerms(candidates: readonly Candidate[], isWord: boolean): ChosenTerm[] {
  // Where a word is typed as it is written, a reading of characters that happens to be spelled alike is seldom meant.
  const isWritten = isWord || candidates.some(({ match, kind }) => match === 'exact' && kind === 'latin');
  const best = new Map<number, ChosenTerm & Candidate>();
  for (const candidate of candidates) {
    const quality = qualityOf(candidate, isWritten);
    if (quality > (best.get(candidate.termId)?.quality ?? 0)) best.set(candidate.termId, { ...candidate, quality });
  }
  const chosen = [...best.values()];
  const isSpare = (one: Candidate) => one.match === 'prefix' && chosen.some(({ term }) => includes(one.term, term));
  return chosen.filter((one) => !isSpare(one)).map(({ termId, quality, products }) => ({ termId, quality, products }));
}

/** Whether so little was found that what was typed may be a slip. */
export function isLittle(chosen: readonly ChosenTerm[]): boolean {
  return chosen.reduce((sum, { products }) => sum + products, 0) < LITTLE;
}

/** Every product that has 台灯罩 has 台灯, too: the longer one finds nothing more. */
function includes(longer: string, shorter: string): boolean {
  return longer.length > shorter.length && longer.includes(shorter) && /^\p{Script=Han}+$/u.test(longer);
}

function qualityOf({ match, kind, isWord, form }: Candidate, isWritten: boolean): number {
  if (match === 'prefix' && isWritten && kind === 'pinyin') return QUALITY.unlikely;
  if (match !== 'exact') return QUALITY[match];
  switch (kind) {
    case 'latin':
    case 'phrase':
    case 'han':
      return QUALITY.exact;
    case 'pinyin':
      return isWritten ? QUALITY.unlikely : QUALITY.pinyin;
    case 'initials':
      return isWritten || (!isWord && form.length <= SHORT_INITIALS) ? QUALITY.unlikely : QUALITY.initials;
    case 'part':
      return QUALITY.inside;
  }
}
