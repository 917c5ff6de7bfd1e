import * as catalogue from '@mallard/catalogue';
import type { Backend } from '@mallard/domain/client';
import { createOfflineBackend, type OfflineStorage } from '@mallard/offline/backend';
import { paths } from '../app/routes.ts';

const PAUSE_MS = 50;

/** Nobody needs to be kept from guessing the one password, which everybody is told. */
export const samplePasswords = { salt: 'sample', iterations: 1 };

/**
 * The sample shop in this tab, for who is there without a network. Its ids are those of a server that was filled with it.
 *
 * @param storage where its books are kept; in memory without one
 */
export function openSampleShop(now: () => number, storage?: OfflineStorage): Backend {
  return createOfflineBackend({
    shop: catalogue,
    now,
    passwordHashing: samplePasswords,
    ...(storage && { storage }),
    // Tabs do not share it.
    locks: null,
    whenIdle,
    // There is no provider to go to: who pays comes back at once, and waits for the payment to be approved.
    payUrl: (_, orderId) => paths.paymentResult(orderId),
  });
}

/** A pause where a browser does not tell when it is idle. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, PAUSE_MS);
}
