import { shippingMethods } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import type { CheckoutChoices } from '@mallard/state-machines/checkout';
import * as v from 'valibot';

const choices = v.object({
  source: v.string(),
  addressUuid: v.nullable(v.string()),
  shippingMethod: v.picklist(shippingMethods),
  /** Absent: the best one. `null`: none. */
  couponUuid: v.optional(v.nullable(v.string())),
  note: v.pipe(v.string(), v.maxLength(200)),
});

/** What a shopper has chosen at a checkout, so that a reload or a detour to an address loses nothing. */
export interface KeptChoices {
  read(source: string): Partial<CheckoutChoices>;
  keep(source: string, choices: CheckoutChoices): void;
  forget(): void;
}

/** Opens them over a store of the tab. */
export function openChoices(store: Store): KeptChoices {
  const entry = store.entry({ key: 'checkoutChoices', version: 1, schema: choices, fallback: () => null });
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
