import { foldTraditional } from '../text/foldTraditional.ts';
import { PLACE_CHARACTERS } from './patterns.ts';

const simplifiedOf = new Map(
  PLACE_CHARACTERS.split(' ').map((pair) => {
    const [simplified = '', traditional = ''] = Array.from(pair);
    return [traditional, simplified] as const;
  }),
);
const TRADITIONAL = new RegExp(`[${[...simplifiedOf.keys()].join('')}]`, 'g');

/**
 * Converts text to simplified characters, to find names of places and people in either form. The length stays the same,
 * which preserves positions.
 *
 * @example foldPlaceNames('廣東省滎陽') // '广东省荥阳'
 */
export function foldPlaceNames(text: string): string {
  return foldTraditional(text).replace(TRADITIONAL, (character) => simplifiedOf.get(character) ?? character);
}
