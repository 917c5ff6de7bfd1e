import { afterAll, beforeAll, describe } from 'vitest';
import { createContractTarget, type ServedTarget } from '../testing/createContractTarget.ts';
import { tryContractCases } from '../testing/tryContractCases.ts';

describe('the server on the embedded database keeps the contract', () => {
  let served: ServedTarget;
  beforeAll(async () => {
    served = await createContractTarget();
  });
  afterAll(() => served.close());

  tryContractCases(() => served.target);
});
