import { endpoints } from '@mallard/domain/contract/all';
import { type ContractCase, contractCases } from '@mallard/domain/testing';
import { afterAll, beforeAll, describe, it, type TestContext } from 'vitest';
import { createContractTarget, type ServedTarget } from './testing/createContractTarget.ts';

describe('the server on the embedded database keeps the contract', () => {
  let served: ServedTarget;
  beforeAll(async () => {
    served = await createContractTarget();
  });
  afterAll(() => served.close());

  const isAboutOwners = ({ kind }: ContractCase) => kind === 'ownership';
  const tryCase = async (contractCase: ContractCase, { skip }: TestContext) => {
    const { skipped } = await contractCase.run(served.target);
    if (skipped) skip(skipped);
  };
  const cases = contractCases({ endpoints });
  it.for(cases.filter((one) => !isAboutOwners(one)))('$name', tryCase);
  it.for(cases.filter(isAboutOwners))('$name', { tags: ['P14'] }, tryCase);
});
