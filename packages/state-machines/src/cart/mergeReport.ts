import type { Cart } from '@mallard/domain/contract';
import type { GuestLine } from '@mallard/offline/queue';

/** The result of merging a guest cart. */
export interface GuestMerge {
  cart: Cart;
  clamped: readonly { skuUuid: string; asked: number; kept: number }[];
  /** The lines that were sent. */
  lines: readonly GuestLine[];
}

/** A line that lost units in the merge. */
export interface ClampedLine {
  skuUuid: string;
  /** Name of the product; `null` if neither cart has it. */
  title: string | null;
  /** Units of both carts together. */
  asked: number;
  /** Units in the account's cart after the merge; 0 for a line that was left out. */
  kept: number;
}

/** The result of merging a guest cart, for display. */
export interface MergeReport {
  /** Units that were added to the account's cart. */
  unitCount: number;
  clamped: readonly ClampedLine[];
}

/**
 * Counts the units of a guest cart that were added to the account's cart, and lists the lines that did not fit.
 *
 * @example // The account had 2 mugs, the guest cart 5, and 3 are in stock: mergeReport(merge) // { unitCount: 1,
 *   clamped: [{ skuUuid, title: 'Mug', asked: 7, kept: 3 }] }
 */
export function mergeReport({ cart, clamped, lines }: GuestMerge): MergeReport {
  const sent = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const refused = clamped.reduce((sum, { asked, kept }) => sum + asked - kept, 0);
  return {
    unitCount: Math.max(0, sent - refused),
    clamped: clamped.map(({ skuUuid, asked, kept }) => {
      const item = cart.items.find((item) => item.skuUuid === skuUuid);
      const line = lines.find((line) => line.skuUuid === skuUuid);
      const inCart = item?.quantity ?? kept;
      return {
        skuUuid,
        title: item?.title ?? line?.product?.title ?? null,
        asked: inCart - kept + asked,
        kept: inCart,
      };
    }),
  };
}
