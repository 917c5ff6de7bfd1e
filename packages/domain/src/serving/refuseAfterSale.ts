import type { AfterSaleRefusal } from '../rules/afterSaleRequest.ts';
import { type Refusal, refuse } from './refuse.ts';

/**
 * Converts the reason why a return or refund cannot be requested to the answer of the server.
 *
 * @param left pieces of the line for which one can still be requested
 */
export function refuseAfterSale(reason: AfterSaleRefusal, left: number): Refusal {
  if (reason === 'REASON') return refuse('VALIDATION', { fields: { reason: 'AFTER_SALE_REASON' } });
  if (reason === 'QUANTITY' && left > 0)
    return refuse('VALIDATION', { status: 409, fields: { quantity: 'MAX_VALUE' }, details: { left } });
  return refuse('AFTER_SALE_UNAVAILABLE', { details: { reason, left } });
}
