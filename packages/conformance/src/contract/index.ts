export type { ContractCase, ContractCaseKind, ContractOutcome } from './contractCase.ts';

export { contractCases } from './contractCases.ts';
export type { ContractTarget } from './contractTarget.ts';
export type { ViolationFacts } from './contractViolation.ts';
export { ContractViolation } from './contractViolation.ts';
export type { Mutation } from './mutations.ts';
export { mutationsOf, queryMutationsOf } from './mutations.ts';
export { signCallback } from './signCallback.ts';
