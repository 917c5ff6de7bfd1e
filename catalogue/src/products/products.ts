import type { CatalogueProduct } from '../types.ts';
import { deskTech } from './audio/deskTech.ts';
import { headphones } from './audio/headphones.ts';
import { speakers } from './audio/speakers.ts';
import { timepieces } from './audio/timepieces.ts';
import { barsAndHands } from './care/barsAndHands.ts';
import { bathAndShower } from './care/bathAndShower.ts';
import { faceCare } from './care/faceCare.ts';
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
import { diffusers } from './scent/diffusers.ts';
import { flames } from './scent/flames.ts';
import { greenery } from './scent/greenery.ts';
import { deskOrder } from './stationery/deskOrder.ts';
import { letters } from './stationery/letters.ts';
import { notebooks } from './stationery/notebooks.ts';
import { writing } from './stationery/writing.ts';
import { bags } from './textiles/bags.ts';
import { bath } from './textiles/bath.ts';
import { bedding } from './textiles/bedding.ts';
import { softFurnishing } from './textiles/softFurnishing.ts';

/** All products of the sample shop, by top-level category. */
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
  ...bedding,
  ...bath,
  ...softFurnishing,
  ...bags,
  ...flames,
  ...diffusers,
  ...greenery,
  ...faceCare,
  ...bathAndShower,
  ...barsAndHands,
  ...notebooks,
  ...letters,
  ...writing,
  ...deskOrder,
];
