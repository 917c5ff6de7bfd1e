import type { Endpoint } from '@mallard/domain/contract';
import { accessCases } from './cases/accessCase.ts';
import { afterSaleCases } from './cases/afterSaleCases.ts';
import { filterCases } from './cases/filterCases.ts';
import { idempotencyCases } from './cases/idempotencyCase.ts';
import { inputCases } from './cases/inputCase.ts';
import { listingCases } from './cases/listingCases.ts';
import { ownershipCases } from './cases/ownershipCase.ts';
import { pagingCases } from './cases/pagingCase.ts';
import { parallelCases } from './cases/parallelCases.ts';
import { refreshCases } from './cases/refreshCases.ts';
import { reportedPaymentCases } from './cases/reportedPaymentCases.ts';
import { ruleCases } from './cases/ruleCases.ts';
import { serviceCases } from './cases/serviceCases.ts';
import { statusCases } from './cases/statusCases.ts';
import { successCase, unknownQueryCases } from './cases/successCases.ts';
import { unknownIdCases } from './cases/unknownIdCase.ts';
import type { ContractCase } from './contractCase.ts';
import { scenarios as allScenarios } from './scenarios/index.ts';

/**
 * Creates all cases of a back end, for any test runner. Cases of one target share its shoppers, so run them one after
 * another.
 *
 * @param endpoints those that the back end offers; usually all of the contract
 * @throws {RangeError} when an endpoint has no scenario
 * @example
 * // with Vitest
 * it.for(contractCases({ endpoints }))('$name', async (contractCase, { skip }) => {
 *   const { skipped } = await contractCase.run(target);
 *   if (skipped) skip(skipped);
 * });
 */
export function contractCases({ endpoints }: { endpoints: readonly Endpoint[] }): ContractCase[] {
  const byName = new Map(allScenarios.map((scenario) => [scenario.endpoint.name, scenario]));
  return [
    ...serviceCases(endpoints),
    ...endpoints.flatMap(({ name }) => {
      const scenario = byName.get(name);
      if (!scenario) throw new RangeError(`No scenario says how ${name} comes to succeed`);
      return [
        successCase(scenario),
        ...accessCases(scenario),
        ...ownershipCases(scenario),
        ...inputCases(scenario),
        ...unknownIdCases(scenario),
        ...unknownQueryCases(scenario),
        ...idempotencyCases(scenario),
        ...parallelCases(scenario),
        ...pagingCases(scenario),
        ...ruleCases(scenario.endpoint),
        ...listingCases(scenario.endpoint),
        ...filterCases(scenario.endpoint),
        ...refreshCases(scenario.endpoint),
        ...statusCases(scenario.endpoint),
        ...afterSaleCases(scenario.endpoint),
        ...reportedPaymentCases(scenario.endpoint),
      ];
    }),
  ];
}
