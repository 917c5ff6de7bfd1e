import type { Cart } from '@mallard/domain/contract';
import { isSavedChange } from './intent.ts';
import type { Intent } from './intentState.ts';

/** A change that says how a line is to be: the cart tells whether it is so. */
type WantedState = Extract<Intent, { kind: 'set' | 'remove' | 'save' | 'moveToCart' | 'deleteSaved' }>;

/** Whether a change says how a line is to be, and not how many pieces more. */
export function isLineState(intent: Intent): intent is WantedState {
  return intent.kind !== 'add' && intent.kind !== 'addSaved' && intent.kind !== 'favorite';
}

/** Whether a line of the server's cart is as a change wanted it. */
export function hasHappened(wanted: WantedState, { items, saved }: Pick<Cart, 'items' | 'saved'>): boolean {
  if (isSavedChange(wanted)) {
    const isOfSku = ({ skuUuid }: { skuUuid: string }) => skuUuid === wanted.skuUuid;
    return wanted.kind === 'save' ? saved.some(isOfSku) && !items.some(isOfSku) : !saved.some(isOfSku);
  }
  const line = items.find(({ id, skuUuid }) =>
    wanted.lineId === null ? skuUuid === wanted.skuUuid : id === wanted.lineId,
  );
  if (wanted.kind === 'remove') return line === undefined;
  const { quantity = line?.quantity, isSelected = line?.isSelected } = wanted;
  return line !== undefined && line.quantity === quantity && line.isSelected === isSelected;
}
