import type { CatalogueProduct } from '../types.ts';
import { deskTech } from './audio/deskTech.ts';
import { headphones } from './audio/headphones.ts';
import { speakers } from './audio/speakers.ts';
import { timepieces } from './audio/timepieces.ts';
import { care } from './care.ts';
import { bedroom } from './furniture/bedroom.ts';
import { chairs } from './furniture/chairs.ts';
import { stoolsAndSofas } from './furniture/stoolsAndSofas.ts';
import { tables } from './furniture/tables.ts';
import { cookware } from './kitchen/cookware.ts';
import { drinkware } from './kitchen/drinkware.ts';
import { tableware } from './kitchen/tableware.ts';
import { teaware } from './kitchen/teaware.ts';
import { roomLights } from './lighting/roomLights.ts';
import { tableLamps } from './lighting/tableLamps.ts';
import { scent } from './scent.ts';
import { stationery } from './stationery.ts';
import { textiles } from './textiles.ts';

/** Every product of the sample shop, by top category. */
export const products: readonly CatalogueProduct[] = [
  ...drinkware,
  ...teaware,
  ...tableware,
  ...cookware,
  ...tableLamps,
  ...roomLights,
  ...headphones,
  ...speakers,
  ...timepieces,
  ...deskTech,
  ...chairs,
  ...stoolsAndSofas,
  ...tables,
  ...bedroom,
  ...textiles,
  ...scent,
  ...care,
  ...stationery,
];
