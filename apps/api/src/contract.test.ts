import { endpoints } from '@mallard/domain/contract/all';
import { contractCases } from '@mallard/domain/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createContractTarget, type ServedTarget } from './testing/createContractTarget.ts';

describe('the server on the embedded database keeps the contract', () => {
  let served: ServedTarget;
  beforeAll(async () => {
    served = await createContractTarget();
  });
  afterAll(() => served.close());

  it.for(contractCases({ endpoints }))('$name', async (contractCase, { skip }) => {
    const { skipped } = await contractCase.run(served.target);
    if (skipped) skip(skipped);
  });
});
