import { MAX_QUANTITY } from '@mallard/domain/rules';
import { defineWords } from '../intl/Words.ts';

/** The end of a sentence about stock or a purchase limit. A number above what a cart can hold is left out. */
export const chosenQuantityWords = defineWords(
  { chosen: (quantity: number) => (quantity > MAX_QUANTITY ? '' : `（已选 ${quantity} 件）`) },
  { chosen: (quantity) => (quantity > MAX_QUANTITY ? '' : ` (you chose ${quantity})`) },
);
