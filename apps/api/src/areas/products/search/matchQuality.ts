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
 * How well a term fits what was typed. Multiplied by the term's weight in a product it ranks the product, and so that, with
 * titles at 200, categories at 64 and descriptions at 8: a word in the title, in the category, the beginning of one in the
 * title, the inside of one, a word in the description, a slip anywhere.
 */
const QUALITY = {
  exact: 100,
  pinyin: 90,
  alternative: 85,
  initials: 80,
  prefix: 25,
  inside: 18,
  unlikely: 18,
  slip: 3,
};
/** Fewer hits than these are little; then slips are thought of. */
const LITTLE = 3;
/** Letters that could be anything: the initials of a few characters that are no word. */
const FEWEST_INITIALS = 3;

/** Chooses among the candidates for one wish. Each term is chosen once, as well as it fits. */
export function chooseTerms(candidates: readonly Candidate[]): ChosenTerm[] {
  // Where a word is typed as it is written, a reading of characters that happens to be spelled alike is seldom meant.
  const isWritten = candidates.some(({ match, kind }) => match === 'exact' && kind === 'latin');
  const best = new Map<number, ChosenTerm & { term: string; match: Candidate['match'] }>();
  for (const candidate of candidates) {
    const { termId, term, products, match } = candidate;
    const quality = qualityOf(candidate, isWritten);
    if (quality > (best.get(termId)?.quality ?? 0)) best.set(termId, { termId, term, products, quality, match });
  }
  const chosen = [...best.values()];
  const kept = chosen.filter(
    (one) =>
      one.match !== 'prefix' || !chosen.some((other) => includes(one.term, other.term) && other.quality >= one.quality),
  );
  return kept.map(({ termId, quality, products }) => ({ termId, quality, products }));
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
  if (match !== 'exact') return QUALITY[match];
  switch (kind) {
    case 'latin':
    case 'han':
      return QUALITY.exact;
    case 'pinyin':
      return isWritten ? QUALITY.unlikely : QUALITY.pinyin;
    case 'initials':
      return isWritten || !(isWord || form.length >= FEWEST_INITIALS) ? QUALITY.unlikely : QUALITY.initials;
    case 'part':
      return QUALITY.inside;
  }
}
