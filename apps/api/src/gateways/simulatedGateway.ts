import type { Database } from '../db/database.ts';
import type { PaymentGateway } from './paymentGateway.ts';

/** What the simulated provider needs. */
export interface SimulatedGatewayOptions {
  db: Database;
  clock: () => Date;
  /** Signs what it reports. */
  secret: string;
  /** Sends its report to the shop. */
  callback: (request: Request) => Promise<Response>;
}

/** A payment provider that takes no money: the shopper says on its page whether the payment succeeds. */
export function createSimulatedGateway(_options: SimulatedGatewayOptions): PaymentGateway {
  return {
    name: 'simulated',
    payUrl: (paymentId) => `/pay/${paymentId}`,
    refund: async () => {},
    pages: null,
  };
}
