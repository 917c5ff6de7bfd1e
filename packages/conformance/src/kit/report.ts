import type { ContractCaseKind } from '../contract/contractCase.ts';

export const outcomes = ['passed', 'failed', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** The result of one case. */
export interface ConformanceResult {
  area: string;
  /** Name of the endpoint, `*` for the service as a whole. */
  endpoint: string;
  /** `offered` is the check whether the endpoint exists. */
  kind: ContractCaseKind | 'offered';
  /** The requirement, after the endpoint's name: `refuses bad input`. */
  sentence: string;
  outcome: Outcome;
  /** Why it failed or was skipped. */
  message?: string;
  /** Details of a failure in one response. */
  asked?: string;
  expected?: string;
  got?: string;
  /** The path in the response, dotted. */
  at?: string;
  milliseconds: number;
}

/** The results of a back end. */
export interface ConformanceReport {
  version: 1;
  url: string;
  /** ISO 8601 in UTC. */
  startTime: string;
  milliseconds: number;
  counts: Record<Outcome, number>;
  /** Missing endpoints, declared or detected. */
  notOffered: string[];
  /** The service as a whole first, then by area. */
  results: ConformanceResult[];
}

/** Counts results by outcome. */
export function countOutcomes(results: readonly ConformanceResult[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
