import { type ContractCase, type ContractTarget, contractCases } from '@mallard/conformance/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { it, type TestContext } from 'vitest';
import { recordFigures } from './recordFigures.ts';

/**
 * Declares a test for each contract case.
 *
 * @param targetOf returns the server under test, called when the tests run
 */
export function tryContractCases(targetOf: () => ContractTarget): void {
  const isAboutOwners = ({ kind }: ContractCase) => kind === 'ownership';
  const tryCase = async (contractCase: ContractCase, { skip }: TestContext) => {
    const { skipped } = await contractCase.run(targetOf());
    if (skipped) skip(skipped);
  };
  const cases = contractCases({ endpoints });
  it.for(cases.filter((one) => !isAboutOwners(one)))('$name', tryCase);
  it.for(cases.filter(isAboutOwners))('$name', { tags: ['P14'] }, async (contractCase, context) => {
    await tryCase(contractCase, context);
    recordFigures(context.task, { "endpoints asked for another shopper's data": 1 });
  });
}
