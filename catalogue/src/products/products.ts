import type { CatalogueProduct } from '../types.ts';
import { audio } from './audio.ts';
import { care } from './care.ts';
import { cookware } from './cookware.ts';
import { furniture } from './furniture.ts';
import { lighting } from './lighting.ts';
import { scent } from './scent.ts';
import { stationery } from './stationery.ts';
import { tableware } from './tableware.ts';
import { textiles } from './textiles.ts';

/** Every product of the sample shop, by top category. */
export const products: readonly CatalogueProduct[] = [
  ...tableware,
  ...cookware,
  ...lighting,
  ...audio,
  ...furniture,
  ...textiles,
  ...scent,
  ...care,
  ...stationery,
];
