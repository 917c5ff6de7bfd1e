import type { SamplePicture } from '../backend/shop/sampleShop.ts';
import { type BilingualText, both } from './bilingualText.ts';

/** Outlines in a square of 96 units: pictures without downloads. */
const OUTLINES = {
  mug: 'M28 34h34v28a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8zm34 6h6a6 6 0 0 1 0 18h-6v-6h5a2 2 0 0 0 0-6h-5z',
  kettle: 'M34 42h28l6 26H28zm4-4a10 10 0 0 1 20 0zm30 6 10-8 2 4-11 12z',
  board: 'M24 40h40a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H24zm46 9h10v6H70z',
  lamp: 'M38 26h20l10 24H28zm7 26h6v16h10v4H35v-4h10z',
  moon: 'M48 24a20 20 0 1 1 0 40 20 20 0 0 1 0-40zm-14 44h28v4H34z',
  linen: 'M24 38h48v12H24zm0 14h48v12H24zm6 14h36v4H30z',
  candle: 'M36 44h24v26H36zm12-20c6 7 5 14 0 16-5-2-6-9 0-16z',
  bottle: 'M38 40h20v30H38zm5-12h10v10H43zm4-5h12v4H47z',
  headphones: 'M26 56a22 22 0 0 1 44 0v12H60V52h4a16 16 0 0 0-32 0h4v16H26z',
  clock: 'M48 24a24 24 0 1 1 0 48 24 24 0 0 1 0-48zm-2 9v17l11 7 2-4-9-5V33z',
} as const;

export type Outline = keyof typeof OUTLINES;

/** A shape in one color on a background of another. */
export interface OutlinePicture {
  outline: Outline;
  /** `#rrggbb`. */
  color: string;
  /** `#rrggbb`. */
  background: string;
}

/** Returns a picture as a data URI. */
export function picture(
  { outline, color, background }: OutlinePicture,
  alt: BilingualText,
  width = 960,
  height = 960,
): SamplePicture {
  // As wide as requested, with the shape in the middle.
  const side = (96 * width) / height;
  const outlinePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(96 - side) / 2} 0 ${side} 96"><path fill="${background}" d="M-200 0h500v96h-500z"/><path fill="${color}" d="${OUTLINES[outline]}"/></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(outlinePicture)}`,
    width,
    height,
    sources: [],
    alt: both(alt),
    color: background,
    placeholder: null,
  };
}
