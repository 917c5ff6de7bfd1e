import type { Endpoint } from '@mallard/domain/contract';
import { endpoints as contract } from '@mallard/domain/contract/all';
import type { ContractCase } from '../contract/contractCase.ts';
import { contractCases } from '../contract/contractCases.ts';
import { type ContractTarget, DEFAULT_BASE_URL, isOffered } from '../contract/contractTarget.ts';
import { ContractViolation } from '../contract/contractViolation.ts';
import { describeAnswer } from '../contract/validateAnswer.ts';
import type { WireAnswer } from '../contract/wireRequest.ts';
import { findMissing } from './findMissing.ts';
import { type ConformanceReport, type ConformanceResult, countOutcomes } from './report.ts';

export interface ConformanceOptions {
  target: ContractTarget;
  /** Areas and endpoints to test; others are left out of the report. @default all */
  only?: readonly string[];
  /** Called with each result. */
  onResult?: (result: ConformanceResult) => void;
  /** Milliseconds since 1970. @default the device's clock */
  now?: () => number;
}

/** The area of cases without an endpoint. */
const SERVICE = 'service';

/**
 * Runs all cases of a back end one after another, and reports their results. It registers shoppers and places orders:
 * use a separate database without rate limits.
 *
 * @throws {RangeError} when `only` contains an unknown name
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { only = [], onResult, now = () => Date.now() } = options;
  const selectedCases = choose(only);
  const start = now();
  const missing = await findMissing(options.target, contract);
  const notOffered = [...new Set([...(options.target.notOffered ?? []), ...missing.keys()])];
  const target: ContractTarget = { ...options.target, notOffered };
  const results: ConformanceResult[] = [];
  const add = (result: ConformanceResult) => {
    results.push(result);
    onResult?.(result);
  };

  const cases = contractCases({ endpoints: contract.filter((endpoint) => isOffered(target, endpoint)) });
  async function tryAll(name: string, area: string): Promise<void> {
    for (const contractCase of cases.filter(({ endpoint }) => endpoint === name))
      add(await run(contractCase, area, target, now));
  }
  if (selectedCases.areas.has(SERVICE)) await tryAll('*', SERVICE);
  for (const endpoint of selectedCases.endpoints) {
    if (!isOffered(target, endpoint)) add(absence(endpoint, missing.get(endpoint.name)));
    await tryAll(endpoint.name, endpoint.area);
  }
  return {
    version: 1,
    url: target.baseUrl ?? DEFAULT_BASE_URL,
    startTime: new Date(start).toISOString(),
    milliseconds: now() - start,
    counts: countOutcomes(results),
    notOffered,
    results,
  };
}

/** Returns the endpoints to test, by area. */
function choose(only: readonly string[]): { areas: ReadonlySet<string>; endpoints: readonly Endpoint[] } {
  const areas = [...new Set(contract.map(({ area }) => area))].toSorted();
  const unknown = only.filter((name) => !areas.includes(name) && !contract.some((endpoint) => endpoint.name === name));
  if (unknown.length > 0)
    throw new RangeError(`There is no area or endpoint ${unknown.join(', ')}. The areas are ${areas.join(', ')}.`);
  const isChosen = ({ name, area }: Endpoint) => only.length === 0 || only.includes(name) || only.includes(area);
  const endpoints = areas.flatMap((area) =>
    contract.filter((contractCase) => contractCase.area === area && isChosen(contractCase)),
  );
  return { areas: new Set(areas.filter((area) => only.length === 0 || only.includes(area))), endpoints };
}

async function run(contractCase: ContractCase, area: string, target: ContractTarget, now: () => number) {
  const start = now();
  const result = (found: Pick<ConformanceResult, 'outcome'> & Partial<ConformanceResult>): ConformanceResult => ({
    area,
    endpoint: contractCase.endpoint,
    kind: contractCase.kind,
    sentence: contractCase.name.slice(contractCase.endpoint.length + 1),
    ...found,
    milliseconds: now() - start,
  });
  try {
    const { skipped } = await contractCase.run(target);
    return result(skipped === undefined ? { outcome: 'passed' } : { outcome: 'skipped', message: skipped });
  } catch (caught) {
    if (caught instanceof ContractViolation)
      return result({ outcome: 'failed', message: caught.message, ...caught.facts });
    // An error of the kit while reading a response is an error of the response.
    return result({ outcome: 'failed', message: `the kit could not make sense of an answer: ${caught}` });
  }
}

/** Returns the failure of a missing endpoint, unless it was declared. */
function absence({ name, area, method, path }: Endpoint, answer: WireAnswer | undefined): ConformanceResult {
  const about = { area, endpoint: name, kind: 'offered', sentence: 'is offered', milliseconds: 0 } as const;
  if (answer === undefined) return { ...about, outcome: 'skipped', message: 'not offered, as was said beforehand' };
  const [asked, got] = [`${method} ${path}`, describeAnswer(answer)];
  return {
    ...about,
    outcome: 'failed',
    asked,
    got,
    expected: 'an endpoint',
    message: `${asked} must be there, but answered ${got}. If the back end does not offer it, say so in "notOffered".`,
  };
}
