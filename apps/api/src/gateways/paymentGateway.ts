import type { Minor } from '@mallard/domain/money';
import type { Pages } from './pages.ts';

/** Options of a gateway. */
export interface PaymentGatewayOptions {
  /** Origin under which people reach the shop; `null` if it is not configured. */
  publicOrigin: string | null;
  /** Path of the shop on its origin, such as `/shop`; empty at its root. Precedes paths in pages and in URLs for providers. */
  basePath: string;
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** Secret that signs the reports to /api/payments/callback. */
  callbackSecret: string;
}

/** Creates the gateway of a provider: the default export of the module that `PAYMENT_PROVIDER` names. */
export type CreatePaymentGateway = (options: PaymentGatewayOptions) => PaymentGateway | Promise<PaymentGateway>;

/** A payment provider. It reports results with a signed POST to /api/payments/callback. */
export interface PaymentGateway {
  /** Provider name; event ids are unique per provider. */
  readonly name: string;
  /** Returns the URL of the payment page. It must be on this origin, because the storefront opens no other. Makes no request. */
  payUrl(paymentId: string): string;
  /** Refunds a payment. Idempotent: a second call for the same refund has no effect. */
  refund(refund: { refundId: string; paymentId: string; amount: Minor }): Promise<void>;
  /** Pages that the gateway serves, if any. */
  readonly pages: Pages | null;
}
