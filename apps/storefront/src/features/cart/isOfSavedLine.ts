import type { LineRefusal } from '@mallard/state-machines/cart';

/** Whether a change was made in the list of saved lines, and not in a line of the cart. */
export function isOfSavedLine({ change: { kind } }: Pick<LineRefusal, 'change'>): boolean {
  return kind === 'moveToCart' || kind === 'addSaved' || kind === 'deleteSaved';
}
