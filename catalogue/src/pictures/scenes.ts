import type { PictureShape, SceneLayout, SceneTint } from '../types.ts';
import { type PictureColour, pictureColours } from './palette.ts';

/** An object in a scene: its 960-unit square starts at `x`, `y` and is drawn `scale` times as large. */
export interface ScenePlacement {
  shape: PictureShape;
  colour: string;
  x: number;
  y: number;
  scale: number;
}

type Scene = { tint: SceneTint } & Readonly<Record<SceneLayout, readonly ScenePlacement[]>>;

/** Carousel art by slug, objects from back to front. */
export const scenes: Readonly<Record<string, Scene>> = {
  'evening-light': {
    tint: 'sage',
    wide: [
      at('vase', 'clay', 850, 150, 0.56),
      at('lamp-table', 'cream', 560, 20, 0.78),
      at('mug', 'bottleGreen', 556, 390, 0.34),
      at('bowl', 'sage', 780, 424, 0.32),
    ],
    tall: [
      at('vase', 'clay', 430, 520, 0.62),
      at('lamp-table', 'cream', 60, 420, 0.78),
      at('mug', 'bottleGreen', 20, 800, 0.38),
      at('bowl', 'sage', 400, 850, 0.34),
    ],
  },
  'lit-corner': {
    tint: 'sand',
    wide: [
      at('vase', 'bottleGreen', 540, 60, 0.72),
      at('lamp-globe', 'cream', 760, 120, 0.68),
      at('candle', 'grey', 780, 430, 0.3),
    ],
    tall: [
      at('vase', 'bottleGreen', -10, 440, 0.78),
      at('lamp-globe', 'cream', 280, 540, 0.7),
      at('candle', 'grey', 300, 860, 0.34),
    ],
  },
  'good-listening': {
    tint: 'mist',
    wide: [
      at('speaker', 'bottleGreen', 790, 240, 0.5),
      at('headphones', 'ink', 520, 90, 0.72),
      at('earbuds', 'cream', 830, 480, 0.26),
    ],
    tall: [
      at('speaker', 'bottleGreen', 400, 560, 0.56),
      at('headphones', 'ink', 20, 480, 0.74),
      at('earbuds', 'cream', 430, 880, 0.3),
    ],
  },
  'on-paper': {
    tint: 'butter',
    wide: [
      at('pen-cup', 'walnut', 520, 140, 0.56),
      at('notebook', 'chestnut', 730, 90, 0.66),
      at('inkwell', 'speculumBlue', 620, 410, 0.32),
    ],
    tall: [
      at('pen-cup', 'walnut', 0, 520, 0.6),
      at('notebook', 'chestnut', 260, 480, 0.68),
      at('inkwell', 'speculumBlue', 120, 850, 0.36),
    ],
  },
};

function at(shape: PictureShape, colour: PictureColour, x: number, y: number, scale: number): ScenePlacement {
  return { shape, colour: pictureColours[colour], x, y, scale };
}
