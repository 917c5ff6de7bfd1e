import * as catalogue from '@mallard/catalogue';
import type { Backend } from '@mallard/domain/client';
import { createOfflineBackend } from '@mallard/domain/offline';

/** The sample shop in this tab, for who looks round without a network. Its ids are those of a server that was filled with it. */
export function openSampleShop(now: () => number): Backend {
  return createOfflineBackend({
    ...{ shop: catalogue, now },
    // Nobody signs in there.
    passwordHashing: { salt: 'sample', iterations: 1 },
  });
}
