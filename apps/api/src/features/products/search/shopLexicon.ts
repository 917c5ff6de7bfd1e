import { brands, broad, colors, occasions, qualities, related, synonyms } from '@mallard/catalogue';
import { createLexicon } from '@mallard/search';
import { pinyin } from 'pinyin-pro';

/** Synonyms of this shop, with the readings of characters. */
export const shopLexicon = createLexicon({
  synonyms,
  qualities,
  colors,
  related,
  broad,
  occasions,
  brands,
  readingsOf,
});

/**
 * Returns the pinyin of each character without tones. Characters with several readings depend on their word (重量 zhong liang,
 * 重复 chong fu). ü is written as `v`.
 *
 * @param run Chinese characters only
 * @example readingsOf('绿茶') // ['lv', 'cha']
 */
export function readingsOf(run: string): string[] {
  const readings = pinyin(run, { toneType: 'none', type: 'array', v: true });
  // Unknown characters stay unchanged. The fallback keeps the positions if the library omits one.
  return Array.from(run, (character, index) => readings[index] ?? character);
}
