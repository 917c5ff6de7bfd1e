import type { SkuLine } from '@mallard/domain/rules';
import type { Choice } from './previewOrder.ts';

/** Input of an order. */
export interface OrderDraft extends Choice {
  items: readonly SkuLine[];
  checkoutUuid: string;
  addressUuid: string;
  note: string;
  /** Total that the user was shown, in minor units. */
  expectedTotal: number;
  isFromCart: boolean;
}
