export type { ContractCase, ContractCaseKind, ContractOutcome } from './contractCase.ts';

export { contractCases } from './contractCases.ts';
export type { ContractTarget } from './contractTarget.ts';
export type { ViolationFacts } from './contractViolation.ts';
export { ContractViolation } from './contractViolation.ts';
export { type CaseField, type FieldCase, fieldCases, samePasswords } from './fieldCases.ts';
export type { ManualTimers } from './manualTimers.ts';
export { createManualTimers, settle } from './manualTimers.ts';
export type { Mutation } from './mutations.ts';
export { mutationsOf, queryMutationsOf } from './mutations.ts';
export { caseRegions, type SendCall, sendFieldCase } from './sendFieldCase.ts';
export { signCallback } from './signCallback.ts';
export { testPicture } from './testPicture.ts';
