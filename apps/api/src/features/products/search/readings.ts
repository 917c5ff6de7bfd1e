import { pinyin } from 'pinyin-pro';

/**
 * How each character of a run is read, without tones; characters with several readings as the words around them ask
 * (重量 zhong liang, 重复 chong fu). ü is typed `v`.
 *
 * @param run Chinese characters only
 * @example readingsOf('绿茶') // ['lv', 'cha']
 */
export function readingsOf(run: string): string[] {
  const readings = pinyin(run, { toneType: 'none', type: 'array', v: true });
  // What the library does not know stands for itself, and would shift the others if it came to be left out.
  return Array.from(run, (character, place) => readings[place] ?? character);
}
