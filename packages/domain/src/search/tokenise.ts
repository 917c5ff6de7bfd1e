import { foldTraditional } from './foldTraditional.ts';

/** A run of Chinese characters, or one word or figure of an alphabet. */
export interface Token {
  script: 'han' | 'latin';
  text: string;
  /** What stands before it: nothing but a space, the hyphen of a compound, or something that parts phrases. */
  after: 'space' | 'hyphen' | 'break';
}

const PIECE =
  /(\p{Script=Han}+)|((?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.,'’-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*)/gu;
/** With its unit or without: 0.9, 0.9l. */
const FIGURE = /^\d+(?:[.,]\d+)+[a-z]{0,3}$/;

/**
 * Text in the form in which it is searched: full width becomes half width, capitals small ones, accents fall away, and
 * traditional characters become simplified ones. What is stored for searching and what people type both go through it.
 *
 * @example toSearchable('ＬＥＤ Café 燈') // 'led cafe 灯'
 */
export function toSearchable(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    // 45x45 is two figures, as 45 × 45 is.
    .replace(/(?<=\d)x(?=\d)/g, ' × ');
  return foldTraditional(plain);
}

/**
 * Takes a text apart. Punctuation is nobody's word; compounds come as their parts.
 *
 * @example tokenise('Hi-fi 音箱, 0.9 L').map(({ text }) => text) // ['hi', 'fi', '音箱', '0.9', 'l']
 */
export function tokenise(text: string): Token[] {
  const searchable = toSearchable(text);
  let end = 0;
  return [...searchable.matchAll(PIECE)].flatMap((match): Token[] => {
    const [piece, han] = match;
    const after = /^\s*$/.test(searchable.slice(end, match.index)) ? 'space' : 'break';
    end = match.index + piece.length;
    if (han !== undefined) return [{ script: 'han', text: han, after }];
    return partsOf(piece).map((part, place) => ({
      script: 'latin',
      text: part,
      after: place === 0 ? after : 'hyphen',
    }));
  });
}

function partsOf(compound: string): string[] {
  if (FIGURE.test(compound)) return [compound];
  // chef's → chef; don't → dont
  return compound
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/['’]/g, '')
    .split(/[.,-]/)
    .filter(Boolean);
}
