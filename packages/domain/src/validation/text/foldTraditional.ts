import { traditional } from './traditional.ts';

const pairs = traditional.split(' ').flatMap((group) => {
  const [simplified = '', ...traditionalForms] = Array.from(group);
  return traditionalForms.map((other) => [other, simplified] as const);
});
const simplifiedOf = new Map(pairs);
const TRADITIONAL = new RegExp(`[${[...simplifiedOf.keys()].join('')}]`, 'gu');

/**
 * Converts traditional characters to simplified ones, so that searches match both. Converts characters only: different
 * words for the same thing (滑鼠, 鼠标) need synonyms.
 *
 * @example foldTraditional('檯燈') // '台灯'
 */
export function foldTraditional(text: string): string {
  return text.replace(TRADITIONAL, (character) => simplifiedOf.get(character) ?? character);
}
