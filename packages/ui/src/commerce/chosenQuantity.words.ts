import { MAX_QUANTITY } from '@mallard/domain/rules';
import { defineWords } from '../intl/Words.ts';

/** Ends of a sentence about stock or a purchase limit. A number above what a cart can hold is left out. */
export const chosenQuantityWords = defineWords(
  {
    /** The quantity that the shopper sees as chosen now. */
    chosen: (quantity: number) => (quantity > MAX_QUANTITY ? '' : `（已选 ${quantity} 件）`),
    /** A quantity that the shopper asked for and did not get. */
    asked: (quantity: number) => (quantity > MAX_QUANTITY ? '' : `（想买 ${quantity} 件）`),
  },
  {
    chosen: (quantity) => (quantity > MAX_QUANTITY ? '' : ` (you chose ${quantity})`),
    asked: (quantity) => (quantity > MAX_QUANTITY ? '' : ` (you asked for ${quantity})`),
  },
);
