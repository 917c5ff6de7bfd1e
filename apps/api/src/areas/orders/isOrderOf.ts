import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponClaims } from '../../db/schema/index.ts';
import { readAddress } from '../address/addressQueries.ts';
import { formatAddress } from '../address/toAddress.ts';
import type { StoredOrder } from './orderQueries.ts';
import type { OrderDraft } from './placeOrder.ts';

/**
 * Whether an order is what a draft asks for: the same units, address, delivery, note, total and coupon. A draft that leaves the
 * coupon to the shop is not compared by it.
 */
export async function isOrderOf(
  db: Database,
  draft: OrderDraft,
  { order, items }: StoredOrder,
  userId: string,
): Promise<boolean> {
  if (order.note !== draft.note || order.shippingMethod !== draft.shippingMethod) return false;
  if (order.total !== draft.expectedTotal || !hasSameUnits(draft, items)) return false;
  const address = await readAddress(db, userId, draft.addressUuid);
  if (order.recipient !== address.recipientName || order.contactNumber !== address.phone) return false;
  if (order.shippingAddress !== formatAddress(address)) return false;
  return draft.couponUuid === undefined || (await couponOf(db, order.couponClaimId)) === draft.couponUuid;
}

function hasSameUnits(draft: OrderDraft, items: StoredOrder['items']): boolean {
  const asked = unitsBySku(draft.items.map(({ skuUuid, quantity }) => [skuUuid, quantity]));
  const ordered = unitsBySku(items.map(({ skuId, quantity }) => [skuId, quantity]));
  return asked.size === ordered.size && [...asked].every(([sku, units]) => ordered.get(sku) === units);
}

function unitsBySku(lines: readonly (readonly [string, number])[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const [sku, quantity] of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

async function couponOf(db: Database, claimId: string | null): Promise<string | null> {
  if (claimId === null) return null;
  const [claim] = await db
    .select({ couponId: couponClaims.couponId })
    .from(couponClaims)
    .where(eq(couponClaims.id, claimId));
  return claim?.couponId ?? null;
}
