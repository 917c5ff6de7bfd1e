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
 * Text in simplified characters, so that names of places and people are known in either form. It is as long as before,
 * which keeps positions.
 *
 * @example foldPlaceNames('廣東省滎陽') // '广东省荥阳'
 */
export function foldPlaceNames(text: string): string {
  return foldTraditional(text).replace(TRADITIONAL, (character) => simplifiedOf.get(character) ?? character);
}
