import { ApiFailure } from '@mallard/domain/errors';
import * as v from 'valibot';

const codes = ['OUT_OF_STOCK', 'PURCHASE_LIMIT'] as const;

/** Why a cart would not take so many pieces, with what a person needs to correct it. */
export interface CartRefusal {
  code: (typeof codes)[number];
  /** How many more would be taken. */
  left: number;
  /** How many the cart holds already. */
  inCart: number;
}

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0));
const refusal = v.object({ details: v.object({ left: pieces, inCart: pieces }) });

const full = v.object({ details: v.object({ limit: pieces }) });

/** How many different things a cart holds at most, where it would not take one more; `null` when the failure is another one. */
export function lineLimitOf(caught: unknown): number | null {
  if (!(caught instanceof ApiFailure) || caught.error.code !== 'CART_LIMIT' || !('data' in caught.error)) return null;
  const data = v.safeParse(full, caught.error.data);
  return data.success ? data.output.details.limit : null;
}

/** Reads a refusal of the server; `null` when the failure is another one. */
export function cartRefusalOf(caught: unknown): CartRefusal | null {
  if (!(caught instanceof ApiFailure)) return null;
  const { error } = caught;
  const code = codes.find((known) => known === error.code);
  if (error.kind !== 'Conflict' || code === undefined) return null;
  const data = v.safeParse(refusal, error.data);
  return { code, left: 0, inCart: 0, ...(data.success ? data.output.details : {}) };
}
