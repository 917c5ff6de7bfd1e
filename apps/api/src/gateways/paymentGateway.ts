import type { Minor } from '@mallard/domain/money';
import type { Pages } from './pages.ts';

/** The provider through which orders are paid. What it reports arrives as a signed POST /api/payments/callback. */
export interface PaymentGateway {
  /** The provider's name, under which its event ids are unique. */
  readonly name: string;
  /** Where the shopper approves a payment: a page of this origin, as shops go to no other. Needs no network. */
  payUrl(paymentId: string): string;
  /** Sends money back. May be asked twice for the same refund and then does nothing the second time. */
  refund(refund: { refundId: string; paymentId: string; amount: Minor }): Promise<void>;
  /** Pages that it serves itself, if any. */
  readonly pages: Pages | null;
}
