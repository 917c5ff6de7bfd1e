import type { Address } from '@mallard/domain/contract';
import type { Store, StoredEntry } from '@mallard/domain/storage';
import * as v from 'valibot';

/** A region to deliver to, without anything personal: names and code of a county. */
export type DeliveryRegion = Address['region'];

const name = v.pipe(v.string(), v.maxLength(30));
const region = v.object({ province: name, city: name, county: name, areaCode: v.pipe(v.string(), v.regex(/^\d{6}$/)) });

/** The region that was last chosen on a product page of this device; `null` for none. */
export function deliveryRegionEntry(store: Store): StoredEntry<DeliveryRegion | null> {
  return store.entry({ key: 'deliveryRegion', version: 1, schema: v.nullable(region), fallback: () => null });
}
