import type { AfterSaleRefusal } from '../rules/afterSaleRequest.ts';
import { type Refusal, refuse } from './refuse.ts';

/**
 * Converts the reason why a return or refund cannot be requested to a refusal.
 *
 * @param left units of the line that can still be requested
 */
export function refuseAfterSale(reason: AfterSaleRefusal, left: number): Refusal {
  if (reason === 'REASON') return refuse('VALIDATION', { fields: { reason: 'AFTER_SALE_REASON' } });
  if (reason === 'QUANTITY' && left > 0)
    return refuse('VALIDATION', { status: 409, fields: { quantity: 'MAX_VALUE' }, details: { left } });
  return refuse('AFTER_SALE_UNAVAILABLE', { details: { reason, left } });
}
