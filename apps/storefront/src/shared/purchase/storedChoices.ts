import { shippingMethods } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import type { CheckoutChoices } from '@mallard/state-machines/checkout';
import * as v from 'valibot';

/** Absent fields have no choice yet. */
const storedChoices = v.object({
  source: v.string(),
  addressUuid: v.exactOptional(v.nullable(v.string())),
  shippingMethod: v.exactOptional(v.picklist(shippingMethods)),
  /** `null`: no coupon. */
  couponUuid: v.exactOptional(v.nullable(v.string())),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
});

/** The choices of a checkout, stored so that they survive a reload and a visit to the address form. */
export interface StoredChoices {
  read(source: string): Partial<CheckoutChoices>;
  write(source: string, choices: Partial<CheckoutChoices>): void;
  clear(): void;
}

/**
 * Returns the name under which the choices of a checkout are stored.
 *
 * @param skuUuid the SKU of _buy now_; `null` for the selected items of the cart
 */
export function choicesNameOf(userUuid: string, skuUuid: string | null): string {
  return `${userUuid} ${skuUuid ?? 'cart'}`;
}

/** Opens the stored choices of a tab. */
export function openChoices(store: Store): StoredChoices {
  const entry = store.entry({ key: 'checkoutChoices', version: 2, schema: storedChoices, fallback: () => null });
  return {
    read(source) {
      const stored = entry.read();
      if (stored?.source !== source) return {};
      const { source: _, ...choices } = stored;
      return choices;
    },
    write(source, { couponUuid, ...choices }) {
      entry.write({ source, ...choices, ...(couponUuid !== undefined && { couponUuid }) });
    },
    clear: () => entry.clear(),
  };
}
