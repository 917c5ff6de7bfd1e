import { traditional } from './traditional.ts';

const pairs = traditional.split(' ').flatMap((group) => {
  const [simplified = '', ...others] = Array.from(group);
  return others.map((other) => [other, simplified] as const);
});
const simplifiedOf = new Map(pairs);
const TRADITIONAL = new RegExp(`[${[...simplifiedOf.keys()].join('')}]`, 'gu');

/**
 * Text with its traditional characters in their simplified form, so that either finds the other. Character by character:
 * what stays apart is how things are called (滑鼠, 鼠标), which is a matter of synonyms.
 *
 * @example foldTraditional('檯燈') // '台灯'
 */
export function foldTraditional(text: string): string {
  return text.replace(TRADITIONAL, (character) => simplifiedOf.get(character) ?? character);
}
