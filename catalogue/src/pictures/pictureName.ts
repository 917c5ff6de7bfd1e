import type { PictureSpec, SceneTint } from '../types.ts';
import { pictureColours, tintColour } from './palette.ts';
import { isPictureShape } from './shapes.ts';

const folder = '/media/pictures/';
const colourValues: ReadonlySet<string> = new Set(Object.values(pictureColours));

/** Path of a product picture: `/media/pictures/<shape>-<tint>-<RRGGBB>.svg`. */
export function pictureUrl(spec: PictureSpec): string {
  return folder + pictureName(spec);
}

/** File name of a product picture: `<shape>-<tint>-<RRGGBB>.svg`. */
export function pictureName({ shape, tint, colour }: PictureSpec): string {
  return `${shape}-${tint}-${colour.slice(1)}.svg`;
}

/**
 * Reads a file name made by `pictureName`.
 *
 * @returns what to draw, or `null` for every other name: unknown shapes, tints and colours, other spellings
 * @example parsePictureName('mug-sage-0E5546.svg') // { shape: 'mug', tint: 'sage', colour: '#0E5546' }
 */
export function parsePictureName(name: string): PictureSpec | null {
  const [, shape = '', tint = '', hex = ''] = /^([a-z-]+)-([a-z]+)-([0-9A-F]{6})\.svg$/.exec(name) ?? [];
  const colour = `#${hex}`;
  return isPictureShape(shape) && isSceneTint(tint) && colourValues.has(colour) ? { shape, tint, colour } : null;
}

function isSceneTint(word: string): word is SceneTint {
  return Object.hasOwn(tintColour, word);
}
