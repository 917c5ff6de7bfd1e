import type { Address } from '@mallard/domain/contract';
import type { Store, StoredEntry } from '@mallard/domain/storage';
import * as v from 'valibot';

/** A delivery region without personal data: names and code of a county. */
export type DeliveryRegion = Address['region'];

const name = v.pipe(v.string(), v.maxLength(30));
const region = v.object({ province: name, city: name, county: name, areaCode: v.pipe(v.string(), v.regex(/^\d{6}$/)) });

/** Returns the stored delivery region, last selected on a product page of this device; `null` for none. */
export function deliveryRegionEntry(store: Store): StoredEntry<DeliveryRegion | null> {
  return store.entry({ key: 'deliveryRegion', version: 1, schema: v.nullable(region), fallback: () => null });
}
