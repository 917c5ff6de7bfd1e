import type { ContractTarget } from '@mallard/conformance/contract';
import { runJobsOnce } from '../jobs/runJobs.ts';
import { seed } from '../seed/seed.ts';
import { createTestApp } from './createTestApp.ts';

/** This server with the sample shop in it, for the contract tests. */
export interface ServedTarget {
  target: ContractTarget;
  close(): Promise<void>;
}

/**
 * Starts the server over a fresh database, fills it, and lends the contract tests the hands they need: the clock and the
 * jobs play the seller, and verification codes are read where the test app keeps them.
 *
 * @param url address of a PostgreSQL; without it, a PGlite in memory
 */
export async function createContractTarget(url?: string): Promise<ServedTarget> {
  // The clock moves with each parcel, and must not outrun the kit's sessions, which last a quarter of an hour.
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
      shop.advance(deps.config.shipAfterSeconds * 1000);
      await runJobsOnce(deps);
    },
    approveAfterSale: async () => {
      shop.advance(deps.config.afterSaleSeconds * 1000);
      await runJobsOnce(deps);
    },
  };
  return { target, close: () => shop.close() };
}
