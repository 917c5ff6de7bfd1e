import { MAX_QUANTITY } from '@mallard/domain/rules';
import type { CheckoutLine } from '@mallard/state-machines/checkout';
import { useMemo } from 'react';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import { useUser } from '../../session/session.ts';
import { choicesNameOf } from '../../shared/purchase/storedChoices.ts';

/** What is bought in a checkout, and by which shopper. */
export interface CheckoutSource {
  /** Identifies the checkout: shopper, SKU and quantity. */
  name: string;
  /** Identifies the stored choices, which are independent of the quantity. */
  choicesName: string;
  userUuid: string;
  /** The SKU of _buy now_ from the query; `null` to buy the selected items of the cart. */
  buyNow: CheckoutLine | null;
  /** Id of an address that was just saved on its own screen. */
  addressUuid: string | null;
}

/** Reads what is bought from the URL. */
export function useCheckoutSource(): CheckoutSource {
  const search = useSearchParams();
  const userUuid = useUser()?.id ?? '';
  return useMemo(() => readSource(search, userUuid), [search, userUuid]);
}

/** Parses the query of the checkout URL. Invalid quantities become 1, or the maximum. */
export function readSource(search: URLSearchParams, userUuid: string): CheckoutSource {
  const skuUuid = search.get('sku');
  const quantity = Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(search.get('quantity'))) || 1));
  const addressUuid = search.get('address');
  const choicesName = choicesNameOf(userUuid, skuUuid);
  const name = skuUuid === null ? choicesName : `${choicesName} ${quantity}`;
  const buyNow = skuUuid === null ? null : { skuUuid, quantity };
  return { name, choicesName, userUuid, buyNow, addressUuid };
}
