import { ApiFailure } from '@mallard/domain/errors';
import * as v from 'valibot';

const codes = ['OUT_OF_STOCK', 'PURCHASE_LIMIT'] as const;

/** Why a quantity was refused, with the units left and in the cart. */
export interface CartRefusal {
  code: (typeof codes)[number];
  /** Units that can still be added. */
  left: number;
  /** Units that are already in the cart. */
  inCart: number;
}

const unitCount = v.pipe(v.number(), v.integer(), v.minValue(0));
const refusalData = v.object({ details: v.object({ left: unitCount, inCart: unitCount }) });

const lineLimitData = v.object({ details: v.object({ limit: unitCount }) });

/** Returns the line limit of a `CART_LIMIT` error, otherwise `null`. */
export function lineLimitOf(caught: unknown): number | null {
  if (!(caught instanceof ApiFailure) || caught.error.code !== 'CART_LIMIT' || !('data' in caught.error)) return null;
  const data = v.safeParse(lineLimitData, caught.error.data);
  return data.success ? data.output.details.limit : null;
}

/** Returns the details of an `OUT_OF_STOCK` or `PURCHASE_LIMIT` error, otherwise `null`. */
export function cartRefusalOf(caught: unknown): CartRefusal | null {
  if (!(caught instanceof ApiFailure)) return null;
  const { error } = caught;
  const code = codes.find((refusalCode) => refusalCode === error.code);
  if (error.kind !== 'Conflict' || code === undefined) return null;
  const data = v.safeParse(refusalData, error.data);
  return { code, left: 0, inCart: 0, ...(data.success ? data.output.details : {}) };
}
