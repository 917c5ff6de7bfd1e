import type { Alternatives, Lexicon } from './lexicon.ts';
import type { Wish } from './parseKeyword.ts';
import { keepsEnds } from './slips.ts';
import { stemOf } from './stemOf.ts';
import type { Form, Role } from './termsOfText.ts';
import { lengthOf } from './wordsOfRun.ts';

/** A term that may be meant, and by which of its forms it was found. */
export interface Candidate {
  termId: number;
  term: string;
  form: string;
  kind: Form['kind'];
  isWord: boolean;
  role: Role;
  /** How many products on sale have it. */
  products: number;
  match: 'exact' | 'alternative' | 'vague' | 'nearest' | 'near' | 'prefix' | 'inside' | 'slip' | 'unfinished';
}

/** A term that is meant, and how well it fits, 1 to 100. */
export interface ChosenTerm {
  termId: number;
  /** Whether nothing is called so: a text has it, or a name has a character that is merely read so. */
  isMention: boolean;
  /** Part of the document that contains the term; `near` matches count as text. */
  role: Role;
  quality: number;
  products: number;
  /** Whether who has it is what was asked for, rather than something of which a text happens to speak. */
  isEarnest: boolean;
}

/**
 * How well a term fits what was typed. Multiplied by the term's weight in a product it ranks the product. With what a title
 * says the thing is at 320, its other words at 200, categories at 80 and descriptions at 8 the order is: the thing itself, a
 * thing that is called by a word that means the same, the word elsewhere in the title, in the category, the beginning of a
 * word in the title, the inside of one, the word in the description, a slip anywhere.
 */
const QUALITY = {
  exact: 100,
  pinyin: 90,
  initials: 80,
  alternative: 64,
  vague: 45,
  /** What the shop has instead of a thing that it does not sell: a face cream instead of a face wash. */
  nearest: 30,
  /** A thing that is called by a word that means the same, such as a body cream. */
  near: 22,
  prefix: 20,
  inside: 15,
  /** Read alike by chance. */
  unlikely: 10,
  /** A syllable in the middle of a Chinese name, where an English word begins alike: even in a title less than that. */
  syllable: 4,
  slip: 3,
  /** With another first or last letter, which fingers seldom get wrong. */
  unlikelySlip: 1,
  /** The led of enameled, where something else is led. */
  accident: 1,
  /** A slip in a word that was not typed to its end. */
  unfinished: 2,
};
/** The least quality of a term that is what was typed or means the same. */
export const LEAST_CERTAIN = QUALITY.alternative;
/** The least quality of a term that may well be what was typed. */
export const LEAST_LIKELY = QUALITY.vague;
/** The quality of a name that begins with what was typed. */
export const BEGINNING = QUALITY.prefix;
/** So few initials of characters that are no word could be anything. */
const SHORT_INITIALS = 2;

/**
 * Chooses among the candidates for one wish.
 *
 * @returns each term once, as well as it fits
 */
export function chooseTerms(
  candidates: readonly Candidate[],
  wish: Pick<Wish, 'text' | 'isWord' | 'isColour' | 'alternatives'>,
  lexicon: Pick<Lexicon, 'isKnownWord'>,
): ChosenTerm[] {
  // Where a word is typed as it is written, a reading of characters that happens to be spelled alike is seldom meant.
  const isWritten = wish.isWord || candidates.some(({ match, kind }) => match === 'exact' && kind === 'latin');
  const isSyllable = syllablesAmong(candidates, wish);
  const isBegun = candidates.some(({ match, kind }) => match === 'prefix' && kind === 'latin');
  const isFinished = candidates.some(({ match }) => match === 'slip');
  const best = new Map<number, ChosenCandidate>();
  for (const candidate of candidates) {
    // A typed word that is only a part of another word is not meant: “red” in “colored”.
    if (wish.isWord && candidate.match === 'inside') continue;
    // An English word is not meant as pinyin: “pen” is also the pinyin of 盆 (basin), and “fan” begins 帆布 (canvas).
    if (wish.isWord && (candidate.kind === 'pinyin' || candidate.kind === 'initials')) continue;
    // A longer word is meant only if it is a compound of the typed word: “teapot” for “tea”, but not “pendant” for “pen”.
    if (wish.isWord && candidate.match === 'prefix' && !isCompound(candidate, wish.text, lexicon)) continue;
    if (isFinished && candidate.match === 'unfinished') continue;
    // 'lam' is more likely the start of 'lamp' than pinyin for 蜡木 (lamu).
    const isChance = isSyllable(candidate) || (isBegun && candidate.match === 'prefix' && candidate.kind === 'pinyin');
    const quality = isChance ? QUALITY.syllable : qualityOf(candidate, isWritten, wish.text);
    if (quality > (best.get(candidate.termId)?.quality ?? 0)) best.set(candidate.termId, { ...candidate, quality });
  }
  const { isUnsold = false } = wish.alternatives;
  const isText = ({ match, role }: Candidate) => role === 'text' || isNear(match) || (isUnsold && role === 'fact');
  const isUnlike = isNothingLike(wish.alternatives);
  const chosen = [...best.values()].filter((one) => (!wish.isColour || isOfColour(one)) && !(isUnlike && isText(one)));
  const isSpare = (one: Candidate) =>
    one.match === 'prefix' && chosen.some(({ term, role }) => role === 'name' && includes(one.term, term));
  const isEarnest = earnestAmong(chosen, wish.alternatives.qualities.length > 0);
  return chosen
    .filter((one) => !isSpare(one))
    .map((one) => ({
      termId: one.termId,
      quality: one.quality,
      products: one.products,
      role: isText(one) ? 'text' : one.role,
      isMention: isText(one) || isReadAlike(one, lexicon),
      isEarnest: isEarnest(one),
    }));
}

/**
 * Returns whether a word names a thing that the shop does not sell and has nothing like. What merely mentions it, such as a
 * bath mat that is called softer than slippers, is no answer to it.
 */
export function isNothingLike({ isUnsold = false, near }: Alternatives): boolean {
  return isUnsold && near.length === 0;
}

/**
 * Whether a candidate for a colour is a name or a value. Descriptions mention the colours of other things, and longer words have
 * them inside (蓝 in 蓝牙).
 */
function isOfColour({ role, quality }: ChosenCandidate): boolean {
  return role !== 'text' && quality >= LEAST_LIKELY;
}

/**
 * Where an English name begins with what was typed, it is more likely meant than characters that are read so: the mug of
 * `mu` rather than 木. Words that name things (cha, 茶) are meant all the same, and so are longer words.
 */
function syllablesAmong(
  candidates: readonly Candidate[],
  { isWord, alternatives }: Pick<Wish, 'isWord' | 'alternatives'>,
): (one: Candidate) => boolean {
  if (isWord || !candidates.some(({ match, kind }) => match === 'prefix' && kind === 'latin')) return () => false;
  const qualities = new Set(alternatives.qualities);
  const names = new Set([...alternatives.names, ...alternatives.vague].filter((term) => !qualities.has(term)));
  return ({ match, kind, term, isWord: isWhole }) => {
    if (match === 'alternative') return qualities.has(term);
    const isLonger = isWhole && lengthOf(term) > 1;
    return match === 'exact' && kind === 'pinyin' && !names.has(term) && !isLonger;
  };
}

interface ChosenCandidate extends Candidate {
  quality: number;
}

/** Words that name things are meant as names, those that say what things are like may stand anywhere. */
function earnestAmong(chosen: readonly ChosenCandidate[], isQuality: boolean): (one: ChosenCandidate) => boolean {
  const fitting = chosen.filter(({ quality }) => quality >= LEAST_CERTAIN);
  const names = fitting.filter(({ role }) => role === 'name');
  if (names.length > 0 && !isQuality) return (one) => names.includes(one);
  return fitting.length > 0 ? (one) => fitting.includes(one) : () => true;
}

/** Whether a longer word consists of what was typed and another known word. */
function isCompound({ form, kind }: Candidate, typed: string, { isKnownWord }: Pick<Lexicon, 'isKnownWord'>): boolean {
  if (!isKnownWord(stemOf(typed))) return false;
  const rest = stemOf(form.slice(typed.length));
  return kind === 'latin' && (isKnownWord(rest) || isKnownWord(`${stemOf(typed)} ${rest}`));
}

/**
 * Every product that has 台灯罩 has 台灯, too: the longer one finds nothing more. A single character is not stored for each word that
 * contains it.
 */
function includes(longer: string, shorter: string): boolean {
  const isPart = lengthOf(shorter) > 1 && longer.length > shorter.length && longer.includes(shorter);
  return isPart && /^\p{Script=Han}+$/u.test(longer);
}

/** Whether something is what the shop has instead of a thing that it does not sell. */
function isNear(match: Candidate['match']): boolean {
  return match === 'near' || match === 'nearest';
}

/** Whether a syllable is the reading of a character that names nothing by itself: the ji (机) of 耳机, but not cha (茶). */
function isReadAlike({ match, kind, term }: Candidate, { isKnownWord }: Pick<Lexicon, 'isKnownWord'>): boolean {
  return match === 'exact' && kind === 'pinyin' && lengthOf(term) === 1 && !isKnownWord(term);
}

/** How well a candidate fits what was typed, from 1 to 100. */
export function qualityOf({ match, kind, isWord, form }: Candidate, isWritten: boolean, typed: string): number {
  if (match === 'slip' && !keepsEnds(typed, form)) return QUALITY.unlikelySlip;
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
