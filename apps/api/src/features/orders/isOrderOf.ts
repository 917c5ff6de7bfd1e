import { isSameOrder } from '@mallard/domain/rules';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponClaims } from '../../db/schema/index.ts';
import { formatAddress } from '../address/presenter.ts';
import { readAddress } from '../address/queries.ts';
import type { OrderDraft } from './draft.ts';
import type { StoredOrder } from './queries.ts';

/** Returns whether an existing order matches a draft, by the rule {@link isSameOrder}. */
export async function isOrderOf(
  db: Database,
  draft: OrderDraft,
  { order, items }: StoredOrder,
  userId: string,
): Promise<boolean> {
  const address = await readAddress(db, userId, draft.addressUuid);
  const requested = {
    ...draft,
    total: draft.expectedTotal,
    recipient: address.recipientName,
    contactNumber: address.phone,
    shippingAddress: formatAddress(address),
  };
  const ordered = {
    ...order,
    items: items.map(({ skuId, quantity }) => ({ skuUuid: skuId, quantity })),
    couponUuid: await couponOf(db, order.couponClaimId),
  };
  return isSameOrder(requested, ordered);
}

async function couponOf(db: Database, claimId: string | null): Promise<string | null> {
  if (claimId === null) return null;
  const [claim] = await db
    .select({ couponId: couponClaims.couponId })
    .from(couponClaims)
    .where(eq(couponClaims.id, claimId));
  return claim?.couponId ?? null;
}
