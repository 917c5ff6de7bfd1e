import { shippingMethods } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import type { CheckoutChoices } from '@mallard/state-machines/checkout';
import * as v from 'valibot';

/** What is absent was not chosen. */
const choices = v.object({
  source: v.string(),
  addressUuid: v.exactOptional(v.nullable(v.string())),
  shippingMethod: v.exactOptional(v.picklist(shippingMethods)),
  /** `null`: none. */
  couponUuid: v.exactOptional(v.nullable(v.string())),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
});

/** What a shopper has chosen at a checkout, so that a reload or a detour to an address loses nothing. */
export interface KeptChoices {
  read(source: string): Partial<CheckoutChoices>;
  keep(source: string, choices: Partial<CheckoutChoices>): void;
  forget(): void;
}

/**
 * Returns the name under which the choices of a checkout are stored.
 *
 * @param skuUuid the SKU of _buy now_; `null` for what is selected in the cart
 */
export function choicesNameOf(userUuid: string, skuUuid: string | null): string {
  return `${userUuid} ${skuUuid ?? 'cart'}`;
}

/** Opens them over a store of the tab. */
export function openChoices(store: Store): KeptChoices {
  const entry = store.entry({ key: 'checkoutChoices', version: 2, schema: choices, fallback: () => null });
  return {
    read(source) {
      const kept = entry.read();
      if (kept?.source !== source) return {};
      const { source: _, ...chosen } = kept;
      return chosen;
    },
    keep(source, { couponUuid, ...chosen }) {
      entry.write({ source, ...chosen, ...(couponUuid !== undefined && { couponUuid }) });
    },
    forget: () => entry.clear(),
  };
}
