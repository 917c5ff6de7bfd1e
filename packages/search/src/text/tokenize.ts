import { foldTraditional } from '@mallard/domain/validation';
import { withUnitSymbols } from './measures.ts';

/** A run of Chinese characters, or one word or number of an alphabet. */
export interface Token {
  script: 'han' | 'latin';
  text: string;
  /** The text before it: only a space, the hyphen of a compound, or a separator of phrases. */
  after: 'space' | 'hyphen' | 'break';
}

// C++, C# and .NET include their signs: without them they would be the letter C, and a net.
const PIECE =
  /(\p{Script=Han}+)|((?:(?<=^|\s)\.(?=net(?![\p{L}\p{N}.,'’-])))?(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.,'’-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*(?:(?<=(?<![\p{L}\p{N}])[a-z])[+#]+(?![\p{L}\p{N}]))?)/gu;
const IS_ASCII = /^[\x20-\x7e]*$/;
/** Letters without accents, Chinese, and punctuation of both. */
const HAS_NO_ACCENTS = /^[\x20-\x7e\u2010-\u2027\u3000-\u3029\u4e00-\u9fff]*$/;
const THOUSANDS = /(?<=(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})*),(?=\d{3}(?!\d))/g;
/** With or without its unit: 0.9, 0.9l. */
const FIGURE = /^\d+(?:[.,]\d+)+[a-z]{0,3}$/;

/**
 * Normalizes text for the index and for keywords: full width becomes half width, upper case lower case, accents are
 * removed, and traditional characters become simplified ones.
 *
 * @example toSearchable('ＬＥＤ Café 燈') // 'led cafe 灯'
 */
export function toSearchable(text: string): string {
  const plain = IS_ASCII.test(text) ? text.toLowerCase() : foldTraditional(withoutAccents(text));
  // 45x45 is two numbers, like 45 × 45, and 2,700 is one.
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
 * Splits a text into tokens, without punctuation; compounds are split into their parts.
 *
 * @example tokenize('Hi-fi 音箱, 0.9 L').map(({ text }) => text) // ['hi', 'fi', '音箱', '0.9', 'l']
 */
export function tokenize(text: string): Token[] {
  const searchable = withUnitSymbols(toSearchable(text));
  const tokens: Token[] = [];
  let end = 0;
  for (const match of searchable.matchAll(PIECE)) {
    const [piece, han] = match;
    const after = searchable.slice(end, match.index).trim() === '' ? 'space' : 'break';
    end = match.index + piece.length;
    if (han !== undefined) tokens.push({ script: 'han', text: han, after });
    else
      for (const [index, part] of partsOf(piece).entries())
        tokens.push({ script: 'latin', text: part, after: index === 0 ? after : 'hyphen' });
  }
  return tokens;
}

function partsOf(compound: string): string[] {
  if (!/[.,'’-]/.test(compound) || FIGURE.test(compound) || compound.startsWith('.')) return [compound];
  // chef's → chef; don't → dont
  return compound
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/['’]/g, '')
    .split(/[,-]|(?<!^\p{L}*)\./u)
    .filter(Boolean);
}
