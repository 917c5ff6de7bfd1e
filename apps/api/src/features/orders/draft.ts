import type { SkuLine } from '@mallard/domain/rules';
import type { Choice } from './previewOrder.ts';

/** An order as it is asked for. */
export interface OrderDraft extends Choice {
  items: readonly SkuLine[];
  checkoutUuid: string;
  addressUuid: string;
  note: string;
  /** What the shopper was shown, minor units. */
  expectedTotal: number;
  isFromCart: boolean;
}
