import { afterAll, beforeAll, describe } from 'vitest';
import { createContractTarget, type ServedTarget } from '../testing/createContractTarget.ts';
import { type RunningPostgres, startPostgres } from '../testing/startPostgres.ts';
import { tryContractCases } from '../testing/tryContractCases.ts';

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

  tryContractCases(() => served.target);
});
