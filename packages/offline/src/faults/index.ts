export type { SeededFaults } from './chooseFaults.ts';
export { listedFaults, seededFaults } from './chooseFaults.ts';
export type { FaultyOptions } from './createFaultyBackend.ts';
export { createFaultyBackend } from './createFaultyBackend.ts';
export type { ChooseFaults, Fault, FaultKind } from './fault.ts';
export { faultKinds } from './fault.ts';
