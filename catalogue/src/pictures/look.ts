import type { PictureShape, PictureSpec, SceneTint } from '../types.ts';
import { type PictureColour, pictureColours } from './palette.ts';

/** Short form of a picture in the data files: shape, backdrop, name of the colour. */
export type Look = readonly [shape: PictureShape, tint: SceneTint, colour: PictureColour];

/** Turns the short form into a `PictureSpec`. */
export function picture([shape, tint, colour]: Look): PictureSpec {
  return { shape, tint, colour: pictureColours[colour] };
}
