import type { Translator } from '../../i18n/i18n.ts';

/** A refused quantity of a cart line. */
export interface QuantityLimit {
  /** `OUT_OF_STOCK` or `PURCHASE_LIMIT`. */
  code: string;
  /** Units that the shopper requested. */
  asked: number;
  /** Units that can be bought. */
  left: number;
}

/** Returns the sentence about a quantity that cannot be bought. */
export function limitText(t: Translator<'cart'>['t'], { code, asked, left }: QuantityLimit): string {
  const isOutOfStock = code === 'OUT_OF_STOCK';
  if (left === 0) return t(isOutOfStock ? 'limits.soldOut' : 'limits.reached');
  return t(isOutOfStock ? 'limits.outOfStock' : 'limits.purchaseLimit', { asked, left });
}
