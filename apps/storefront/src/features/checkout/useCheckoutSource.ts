import { MAX_QUANTITY } from '@mallard/domain/rules';
import type { CheckoutLine } from '@mallard/state-machines/checkout';
import { useMemo } from 'react';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import { useUser } from '../../session/session.ts';
import { choicesNameOf } from './storedChoices.ts';

/** What a checkout is about. */
export interface CheckoutSource {
  /** Names who buys what, so that one checkout is not taken for another. */
  name: string;
  /** Names what is chosen for it, which holds for however many pieces. */
  choicesName: string;
  userUuid: string;
  /** The SKU in the query, which leaves the cart alone; `null` to buy what is selected in the cart. */
  buyNow: CheckoutLine | null;
  /** An address that was just written on its own screen. */
  addressUuid: string | null;
}

/** Reads from the address what is to be bought. */
export function useCheckoutSource(): CheckoutSource {
  const search = useSearchParams();
  const userUuid = useUser()?.id ?? '';
  return useMemo(() => readSource(search, userUuid), [search, userUuid]);
}

/** Reads what a shopper is to buy from the query of a checkout's address. */
export function readSource(search: URLSearchParams, userUuid: string): CheckoutSource {
  const skuUuid = search.get('sku');
  const quantity = Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(search.get('quantity'))) || 1));
  const addressUuid = search.get('address');
  const choicesName = choicesNameOf(userUuid, skuUuid);
  const name = skuUuid === null ? choicesName : `${choicesName} ${quantity}`;
  const buyNow = skuUuid === null ? null : { skuUuid, quantity };
  return { name, choicesName, userUuid, buyNow, addressUuid };
}
