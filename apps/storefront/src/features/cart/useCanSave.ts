import { addSavedItem, deleteSavedItem, moveToCart, saveForLater } from '@mallard/domain/endpoints';
import { useOffers } from '../../services/useOffers.ts';

const endpoints = [saveForLater, moveToCart, addSavedItem, deleteSavedItem];

/** Whether the back end stores lines for later. */
export function useCanSave(): boolean {
  return endpoints.every(useOffers());
}
