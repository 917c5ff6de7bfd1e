import type { ContractCaseKind } from '../contract/contractCase.ts';

export const outcomes = ['passed', 'failed', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** What came of one case. */
export interface ConformanceResult {
  area: string;
  /** Name of the endpoint, `*` for the service as a whole. */
  endpoint: string;
  /** `offered` is the question whether the endpoint is there at all. */
  kind: ContractCaseKind | 'offered';
  /** What the back end must do, after the endpoint's name: `refuses bad input`. */
  sentence: string;
  outcome: Outcome;
  /** Why it failed or was skipped. */
  message?: string;
  /** The failure taken apart, where it lies in one answer. */
  asked?: string;
  expected?: string;
  got?: string;
  /** The place in the answer, dotted. */
  at?: string;
  milliseconds: number;
}

/** What a back end does of the contract. */
export interface ConformanceReport {
  version: 1;
  url: string;
  /** ISO 8601 in UTC. */
  startTime: string;
  milliseconds: number;
  counts: Record<Outcome, number>;
  /** Endpoints that are not there, whether that was said beforehand or found out. */
  notOffered: string[];
  /** The service as a whole first, then area by area. */
  results: ConformanceResult[];
}

/** Counts what came of the cases. */
export function countOutcomes(results: readonly ConformanceResult[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
