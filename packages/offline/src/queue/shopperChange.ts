import { toFieldErrors } from '@mallard/domain/client';
import { quantity, uuid } from '@mallard/domain/contract';
import type { FieldErrors } from '@mallard/domain/errors';
import * as v from 'valibot';
import type { ShopperChange } from './intent.ts';
import { storedProduct } from './lineProduct.ts';

const chosen = v.exactOptional(v.boolean());
/** {@link ShopperChange}, within the limits of the contract. */
const shopperChange = v.variant('kind', [
  v.object({ kind: v.literal('add'), skuUuid: uuid, quantity, isSelected: chosen, product: storedProduct }),
  v.object({
    kind: v.literal('set'),
    skuUuid: uuid,
    lineId: v.nullable(uuid),
    quantity: v.exactOptional(quantity),
    isSelected: chosen,
  }),
  v.object({ kind: v.literal('remove'), skuUuid: uuid, lineId: v.nullable(uuid) }),
  v.object({ kind: v.literal('save'), skuUuid: uuid }),
  v.object({ kind: v.literal('moveToCart'), skuUuid: uuid, quantity, isSelected: chosen }),
  v.object({ kind: v.literal('addSaved'), skuUuid: uuid, quantity, product: storedProduct }),
  v.object({ kind: v.literal('deleteSaved'), skuUuid: uuid }),
  v.object({ kind: v.literal('favorite'), productUuid: uuid, isFavorite: v.boolean() }),
]);

/** A change that can be kept and sent, or what is wrong with it. */
type CheckedChange<Change> = { ok: true; change: Change } | { ok: false; fields: FieldErrors };

/**
 * Checks a change before it is kept: what is written down unchecked could not be read back. What is given as `undefined` counts
 * as left out.
 */
export function checkChange<Change extends ShopperChange>(wanted: Change): CheckedChange<Change> {
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const result = v.safeParse(shopperChange, given);
  // The schema keeps the kind that it was given.
  return result.success
    ? { ok: true, change: result.output as ShopperChange as Change }
    : { ok: false, fields: toFieldErrors(result.issues) };
}
