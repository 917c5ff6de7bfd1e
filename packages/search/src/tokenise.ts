import { foldTraditional } from '@mallard/domain/validation';

/** A run of Chinese characters, or one word or figure of an alphabet. */
export interface Token {
  script: 'han' | 'latin';
  text: string;
  /** What stands before it: nothing but a space, the hyphen of a compound, or something that parts phrases. */
  after: 'space' | 'hyphen' | 'break';
}

// The signs of C++ and C# belong to the word: without them it would be the letter C.
const PIECE =
  /(\p{Script=Han}+)|((?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.,'’-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*(?:(?<=(?<![\p{L}\p{N}])[a-z])[+#]+(?![\p{L}\p{N}]))?)/gu;
const IS_ASCII = /^[\x20-\x7e]*$/;
/** Letters without accents, Chinese, and the signs that stand with either. */
const HAS_NO_ACCENTS = /^[\x20-\x7e\u2010-\u2027\u3000-\u3029\u4e00-\u9fff]*$/;
const THOUSANDS = /(?<=(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})*),(?=\d{3}(?!\d))/g;
/** With its unit or without: 0.9, 0.9l. */
const FIGURE = /^\d+(?:[.,]\d+)+[a-z]{0,3}$/;

/**
 * Text in the form in which it is searched: full width becomes half width, capitals small ones, accents fall away, and
 * traditional characters become simplified ones. What is stored for searching and what people type both go through it.
 *
 * @example toSearchable('ＬＥＤ Café 燈') // 'led cafe 灯'
 */
export function toSearchable(text: string): string {
  const plain = IS_ASCII.test(text) ? text.toLowerCase() : foldTraditional(withoutAccents(text));
  // 45x45 is two figures, as 45 × 45 is, and 2,700 is one.
  return plain.replace(/(?<=\d)x(?=\d)/g, ' × ').replace(THOUSANDS, '');
}

function withoutAccents(text: string): string {
  const small = text.normalize('NFKC').toLowerCase();
  if (HAS_NO_ACCENTS.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC');
}

/**
 * Takes a text apart. Punctuation is nobody's word; compounds come as their parts.
 *
 * @example tokenise('Hi-fi 音箱, 0.9 L').map(({ text }) => text) // ['hi', 'fi', '音箱', '0.9', 'l']
 */
export function tokenise(text: string): Token[] {
  const searchable = toSearchable(text);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of searchable.matchAll(PIECE)) {
    const [piece, han] = match;
    const after = searchable.slice(end, match.index).trim() === '' ? 'space' : 'break';
    end = match.index + piece.length;
    if (han !== undefined) tokens.push({ script: 'han', text: han, after });
    else
      for (const [place, part] of partsOf(piece).entries())
        tokens.push({ script: 'latin', text: part, after: place === 0 ? after : 'hyphen' });
  }
  return tokens;
}

function partsOf(compound: string): string[] {
  if (!/[.,'’-]/.test(compound) || FIGURE.test(compound)) return [compound];
  // chef's → chef; don't → dont
  return compound
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/['’]/g, '')
    .split(/[.,-]/)
    .filter(Boolean);
}
