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
