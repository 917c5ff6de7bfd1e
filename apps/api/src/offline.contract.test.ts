import * as shop from '@mallard/catalogue';
import { endpoints } from '@mallard/domain/contract/all';
import { createOfflineBackend } from '@mallard/domain/offline';
import { type ContractTarget, contractCases } from '@mallard/domain/testing';
import { describe, it } from 'vitest';

const backend = createOfflineBackend({
  ...{ shop, now: Date.now, accounts: 'open', approveAfter: null, callbackSecret: 'offline' },
  // Only the seller's hand ships.
  shipAfter: 86_400_000,
});
const target: ContractTarget = {
  backend,
  demo: { username: 'demo', password: 'demo1234' },
  passwordHashing: { salt: 'mallard.v1' },
  callbackSecret: 'offline',
  ship: backend.ship,
  readVerificationCode: backend.readVerificationCode,
};

describe('the offline back end keeps the contract', () => {
  it.for(contractCases({ endpoints }))('$name', async (contractCase, { skip }) => {
    const { skipped } = await contractCase.run(target);
    if (skipped) skip(skipped);
  });
});
