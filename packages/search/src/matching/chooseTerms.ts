import type { Role } from '../indexing/term.ts';
import type { Alternatives, Lexicon } from '../lexicon/lexicon.ts';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import { stemOf } from '../text/stemOf.ts';
import { lengthOf } from '../text/wordsOfRun.ts';
import { keepsEnds } from '../typos/typos.ts';
import type { Candidate } from './candidates.ts';

/** A matching term, and its quality from 1 to 100. */
export interface ChosenTerm {
  termId: number;
  /** Whether no name matches: a text contains it, or a name contains a homophone. */
  isMention: boolean;
  /** Part of the document that contains the term; `near` matches count as text. */
  role: Role;
  quality: number;
  products: number;
  /** Highest weight of the term in a product. @default 0 */
  heaviest?: number;
  /** Whether products with it are what was asked for, instead of mentioning it by chance. */
  isIntended: boolean;
}

/**
 * Quality of a match. Multiplied by the term's weight in a product it ranks the product. The main word of a title
 * weighs 320, its other words 200, categories 80 and descriptions 8. This gives the order: the thing itself, a synonym,
 * another word of the title, the category, the beginning of a word in the title, the inside of one, a word of the
 * description, a typo.
 */
const QUALITY = {
  exact: 100,
  pinyin: 90,
  initials: 80,
  alternative: 64,
  vague: 45,
  /** The closest product to one that the shop does not sell: a face cream instead of a face wash. */
  nearest: 30,
  /** A product whose name is a synonym of the closest one, such as a body cream. */
  near: 22,
  prefix: 20,
  inside: 15,
  /** The same pinyin by chance. */
  unlikely: 10,
  /** A syllable in the middle of a Chinese name, if an English word begins like it: even in a title less than that. */
  syllable: 4,
  typo: 3,
  /** With another first or last letter, which is a rare typo. */
  unlikelyTypo: 1,
  /** The led of enameled, if another product is led. */
  accident: 1,
  /** A typo in an unfinished word. */
  unfinished: 2,
};
/** The minimum quality of a term that was typed, or a synonym of it. */
export const LEAST_CERTAIN = QUALITY.alternative;
/** The minimum quality of a term that is probably meant. */
export const LEAST_LIKELY = QUALITY.vague;
/** The quality of a name that begins with the typed text. */
export const BEGINNING = QUALITY.prefix;
/** Endings of the same word: light, lighting. */
const INFLECTION = /^(?:e?s|ing|ings|e?d|e?rs?)$/;
/** So few initials of unknown characters are too ambiguous. */
const SHORT_INITIALS = 2;

type RatedTerm = Pick<KeywordTerm, 'text' | 'isWord' | 'isColor' | 'isUnfinished' | 'alternatives'> &
  Partial<Pick<KeywordTerm, 'isLoose'>>;

type KnownWords = Pick<Lexicon, 'isKnownWord'>;

/**
 * Chooses among the candidates of one keyword term.
 *
 * @returns each term once, with its best quality
 */
export function chooseTerms(
  candidates: readonly Candidate[],
  keywordTerm: RatedTerm,
  lexicon: KnownWords,
): ChosenTerm[] {
  const { alternatives, isColor, isLoose = false } = keywordTerm;
  const { isUnsold = false } = alternatives;
  const isText = ({ match, role }: Candidate) => role === 'text' || isNear(match) || (isUnsold && role === 'fact');
  const isUnlike = isNothingLike(alternatives);
  const best = bestOfEachTerm(candidates, keywordTerm, lexicon).filter(
    (candidate) => (!isColor || isOfColor(candidate)) && !(isUnlike && isText(candidate)),
  );
  const isSpare = ({ match, term }: Candidate) =>
    match === 'prefix' && best.some((shorter) => shorter.role === 'name' && includes(term, shorter.term));
  const isIntended = intendedAmong(best, alternatives.qualities.length > 0);
  return best
    .filter((candidate) => !isSpare(candidate))
    .map((candidate) => ({
      termId: candidate.termId,
      quality: candidate.quality,
      products: candidate.products,
      heaviest: candidate.heaviest ?? 0,
      role: isText(candidate) ? 'text' : candidate.role,
      isMention: isText(candidate) || isReadAlike(candidate, lexicon),
      // The 器 of 显示器 is no name that the names with 器 could be meant by.
      isIntended: isLoose || isIntended(candidate),
    }));
}

function bestOfEachTerm(
  candidates: readonly Candidate[],
  keywordTerm: RatedTerm,
  lexicon: KnownWords,
): RatedCandidate[] {
  const rate = rateAmong(candidates, keywordTerm, lexicon);
  const best = new Map<number, RatedCandidate>();
  for (const candidate of candidates) {
    const quality = rate(candidate);
    if (quality > (best.get(candidate.termId)?.quality ?? 0)) best.set(candidate.termId, { ...candidate, quality });
  }
  return [...best.values()];
}

/** Returns a function for the quality of a candidate, which depends on the others; 0 if it is not meant. */
function rateAmong(
  candidates: readonly Candidate[],
  keywordTerm: RatedTerm,
  lexicon: KnownWords,
): (candidate: Candidate) => number {
  const { text, isWord, isUnfinished = false } = keywordTerm;
  const isSyllable = syllablesAmong(candidates, keywordTerm);
  const hasLatin = (wanted: Candidate['match']) =>
    candidates.some(({ match, kind }) => match === wanted && kind === 'latin');
  const [isWhole, isBegun] = [hasLatin('exact'), hasLatin('prefix')];
  const hasTypo = candidates.some(({ match }) => match === 'typo');
  return (candidate) => {
    const { match, kind, form } = candidate;
    if (isWord && !mayMean(text, candidate, lexicon)) return 0;
    if (hasTypo && match === 'unfinished') return 0;
    const isLonger = match === 'prefix' && kind === 'latin' && !INFLECTION.test(form.slice(text.length));
    // A whole word is meant before a longer word of another meaning: leather before “leathery”.
    if (isWhole && isLonger && !isUnfinished) return QUALITY.accident;
    // 'lam' is more likely the start of 'lamp' than pinyin for 蜡木 (lamu).
    if (isSyllable(candidate) || (isBegun && match === 'prefix' && kind === 'pinyin')) return QUALITY.syllable;
    // If a word is typed as it is written, pinyin with the same letters is rarely meant.
    return qualityOf(candidate, isWord || isWhole, text);
  };
}

/**
 * Returns whether an English word may mean a candidate. It does not mean a part of another word (“red” in “colored”), or
 * pinyin (“pen” is also that of 盆, basin). It means a longer word only if that is a compound: “teapot” for “tea”, but not
 * “pendant” for “pen”.
 */
function mayMean(word: string, candidate: Candidate, lexicon: KnownWords): boolean {
  const { match, kind } = candidate;
  if (match === 'inside' || kind === 'pinyin' || kind === 'initials') return false;
  return match !== 'prefix' || isCompound(candidate, word, lexicon);
}

/**
 * Returns whether a word names a product that the shop does not sell and has nothing similar to. Mentions, such as in a
 * bath mat that is softer than slippers, are not results for it.
 */
export function isNothingLike({ isUnsold = false, near }: Alternatives): boolean {
  return isUnsold && near.length === 0;
}

/**
 * Returns whether a candidate for a color is a name or a value. Descriptions mention the colors of other things, and
 * longer words contain them (蓝 in 蓝牙).
 */
function isOfColor({ role, quality }: RatedCandidate): boolean {
  return role !== 'text' && quality >= LEAST_LIKELY;
}

/**
 * Returns syllables that are less likely than an English name with the same beginning: the mug of `mu` instead of 木.
 * Words that name things (cha, 茶) and longer words are always meant.
 */
function syllablesAmong(
  candidates: readonly Candidate[],
  { isWord, alternatives }: Pick<KeywordTerm, 'isWord' | 'alternatives'>,
): (candidate: Candidate) => boolean {
  if (isWord || !candidates.some(({ match, kind }) => match === 'prefix' && kind === 'latin')) return () => false;
  const qualities = new Set(alternatives.qualities);
  const names = new Set([...alternatives.names, ...alternatives.vague].filter((term) => !qualities.has(term)));
  return ({ match, kind, term, isWord: isWhole }) => {
    if (match === 'alternative') return qualities.has(term);
    const isLonger = isWhole && lengthOf(term) > 1;
    return match === 'exact' && kind === 'pinyin' && !names.has(term) && !isLonger;
  };
}

interface RatedCandidate extends Candidate {
  quality: number;
}

/** Words that name things are meant as names, words that describe things may be anywhere. */
function intendedAmong(
  candidates: readonly RatedCandidate[],
  isQuality: boolean,
): (candidate: RatedCandidate) => boolean {
  const fitting = candidates.filter(({ quality }) => quality >= LEAST_CERTAIN);
  const names = fitting.filter(({ role }) => role === 'name');
  if (names.length > 0 && !isQuality) return (candidate) => names.includes(candidate);
  return fitting.length > 0 ? (candidate) => fitting.includes(candidate) : () => true;
}

/** Returns whether a longer word consists of the typed text and another known word. */
function isCompound({ form, kind }: Candidate, typed: string, { isKnownWord }: KnownWords): boolean {
  if (!isKnownWord(stemOf(typed))) return false;
  const ending = stemOf(form.slice(typed.length));
  return kind === 'latin' && (isKnownWord(ending) || isKnownWord(`${stemOf(typed)} ${ending}`));
}

/**
 * Every product with 台灯罩 also has 台灯, so the longer one finds nothing more. A single character is not stored for each
 * word that contains it.
 */
function includes(longer: string, shorter: string): boolean {
  const isPart = lengthOf(shorter) > 1 && longer.length > shorter.length && longer.includes(shorter);
  return isPart && /^\p{Script=Han}+$/u.test(longer);
}

/** Returns whether a term is for a product that is close to one that the shop does not sell. */
function isNear(match: Candidate['match']): boolean {
  return match === 'near' || match === 'nearest';
}

/**
 * Returns whether a syllable is the pinyin of a character that names nothing by itself: the ji (机) of 耳机, but not cha
 * (茶).
 */
function isReadAlike({ match, kind, term }: Candidate, { isKnownWord }: KnownWords): boolean {
  return match === 'exact' && kind === 'pinyin' && lengthOf(term) === 1 && !isKnownWord(term);
}

/** Returns the quality of a candidate, from 1 to 100. */
export function qualityOf({ match, kind, isWord, form }: Candidate, isWritten: boolean, typed: string): number {
  if (match === 'typo' && !keepsEnds(typed, form)) return QUALITY.unlikelyTypo;
  if (match === 'prefix' && isWritten && kind === 'pinyin') return QUALITY.unlikely;
  if (match === 'inside' && isWritten) return QUALITY.accident;
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
