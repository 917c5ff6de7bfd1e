import { endpoints } from '@mallard/domain/contract/all';
import { contractCases } from '@mallard/domain/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
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

  it.for(contractCases({ endpoints }))('$name', async (contractCase, { skip }) => {
    const { skipped } = await contractCase.run(served.target);
    if (skipped) skip(skipped);
  });
});
