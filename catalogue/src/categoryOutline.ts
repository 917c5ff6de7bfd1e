import { audioOutline } from './outline/audio.ts';
import { careOutline } from './outline/care.ts';
import { furnitureOutline } from './outline/furniture.ts';
import { kitchenOutline } from './outline/kitchen.ts';
import { lightingOutline } from './outline/lighting.ts';
import type { Top } from './outline/outline.ts';
import { scentOutline } from './outline/scent.ts';
import { stationeryOutline } from './outline/stationery.ts';
import { textilesOutline } from './outline/textiles.ts';

export type { Leaf } from './outline/outline.ts';

/** The category tree in the order of display. `categories` is the same tree as a list. */
export const categoryOutline: readonly Top[] = [
  kitchenOutline,
  lightingOutline,
  audioOutline,
  furnitureOutline,
  textilesOutline,
  scentOutline,
  careOutline,
  stationeryOutline,
];
