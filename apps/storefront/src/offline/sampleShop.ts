import * as catalogue from '@mallard/catalogue';
import type { Backend } from '@mallard/domain/client';
import type { Shop } from '@mallard/domain/contract';
import { createOfflineBackend, type OfflineStorage } from '@mallard/offline/backend';
import { queryString, routes } from '../navigation/routes.ts';

const IDLE_FALLBACK_MS = 50;

/** Password hashing of the sample shop. One iteration is enough, because the demo password is public. */
export const samplePasswords = { salt: 'sample', iterations: 1 };

/**
 * Opens the sample shop, a back end that runs in this tab and works offline. Its ids are those of a server with the sample data.
 *
 * @param shopSettings settings of the shop, such as its currency
 * @param storage where its data is stored. @default in memory
 */
export function openSampleShop(shopSettings: Shop, now: () => number, storage?: OfflineStorage): Backend {
  return createOfflineBackend({
    shop: catalogue,
    shopSettings,
    now,
    passwordHashing: samplePasswords,
    ...(storage && { storage }),
    // Each tab has its own sample shop, so no locks between tabs are needed.
    locks: null,
    whenIdle,
    // There is no payment provider. Redirect to the result at once, where the user waits for the payment to be approved.
    payUrl: (_, orderUuid) => routes.paymentResult.path + queryString({ orderUuid }),
  });
}

/** Runs work when the browser is idle, or after a delay if `requestIdleCallback` is missing. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, IDLE_FALLBACK_MS);
}
