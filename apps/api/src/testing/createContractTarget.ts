import type { ContractTarget } from '@mallard/conformance/contract';
import { sellerDelayOf } from '../features/afterSale/sellerDelayOf.ts';
import { runJobsOnce } from '../jobs/runJobs.ts';
import { seed } from '../seed/seed.ts';
import { createTestApp } from './createTestApp.ts';

/** This server with the sample shop, for contract tests. */
export interface ServedTarget {
  target: ContractTarget;
  close(): Promise<void>;
}

/**
 * Creates a seeded test app with the hooks of the contract tests: clock and jobs simulate the seller, and verification codes are read
 * from the test app.
 *
 * @param url PostgreSQL URL; without it, PGlite in memory
 */
export async function createContractTarget(url?: string): Promise<ServedTarget> {
  // Each shipment advances the clock, which must stay within the 15 minutes of the kit's access tokens.
  const env = { SHIP_AFTER_SECONDS: '1', AFTER_SALE_SECONDS: '1' };
  const shop = await createTestApp(url === undefined ? { env } : { env, url });
  const { deps } = shop;
  await seed(shop.db, { now: deps.clock(), pepper: deps.secrets.pepper });
  const target: ContractTarget = {
    backend: async (request) => shop.app.fetch(request),
    demo: { username: 'demo', password: 'demo1234' },
    passwordHashing: { salt: 'mallard.v1' },
    callbackSecret: deps.secrets.callbacks[0],
    now: () => deps.clock().getTime(),
    readVerificationCode: async (phone) => shop.sentCodes.findLast((sent) => sent.phone === phone)?.code ?? '',
    ship: async () => {
      shop.advance((deps.config.shipAfterSeconds ?? 0) * 1000);
      await runJobsOnce(deps);
    },
    approveAfterSale: async () => {
      shop.advance(sellerDelayOf(deps.config) ?? 0);
      await runJobsOnce(deps);
    },
  };
  return { target, close: () => shop.close() };
}
