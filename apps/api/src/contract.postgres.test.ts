import { endpoints } from '@mallard/domain/contract/all';
import { type ContractCase, contractCases } from '@mallard/domain/testing';
import { afterAll, beforeAll, describe, it, type TestContext } from 'vitest';
import { createContractTarget, type ServedTarget } from './testing/createContractTarget.ts';
import { type RunningPostgres, startPostgres } from './testing/startPostgres.ts';

describe('the server on PostgreSQL keeps the contract', () => {
  let postgres: RunningPostgres;
  let served: ServedTarget;
  beforeAll(async () => {
    postgres = await startPostgres();
    served = await createContractTarget(postgres.url);
  });
  afterAll(async () => {
    await served.close();
    await postgres.stop();
  });

  const isAboutOwners = ({ kind }: ContractCase) => kind === 'ownership';
  const tryCase = async (contractCase: ContractCase, { skip }: TestContext) => {
    const { skipped } = await contractCase.run(served.target);
    if (skipped) skip(skipped);
  };
  const cases = contractCases({ endpoints });
  it.for(cases.filter((one) => !isAboutOwners(one)))('$name', tryCase);
  it.for(cases.filter(isAboutOwners))('$name', { tags: ['P14'] }, tryCase);
});
