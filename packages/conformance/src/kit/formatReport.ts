import { type ConformanceReport, type ConformanceResult, countOutcomes, outcomes } from './report.ts';

const SECOND = 1000;
const marks = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' } as const;

/** Formats a report as text: each area with its endpoints, and their failed and skipped cases with reasons. */
export function formatReport({ url, results, counts, notOffered, milliseconds }: ConformanceReport): string {
  const areas = groupBy(results, ({ area }) => area);
  return [
    `Conformance of ${url}`,
    ...areas.flatMap(([area, ofArea]) => ['', `${area}: ${formatCounts(ofArea)}`, ...formatArea(ofArea)]),
    '',
    ...(results.some(isRefusedForRate) ? [RATE_HINT] : []),
    ...(notOffered.length > 0 ? [`Not offered: ${notOffered.join(', ')}`] : []),
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped in ${(milliseconds / SECOND).toFixed(1)} s`,
    '',
  ].join('\n');
}

const RATE_HINT = 'Some calls were refused with 429: switch the limits on the rate of calls off, and run again.';

function isRefusedForRate({ outcome, message = '' }: ConformanceResult): boolean {
  return outcome === 'failed' && /\b429\b|RATE_LIMITED/.test(message);
}

/** Groups entries in the order of their first members. */
function groupBy<T>(entries: readonly T[], keyOf: (entry: T) => string): [key: string, entries: T[]][] {
  return [...new Set(entries.map(keyOf))].map((key) => [key, entries.filter((entry) => keyOf(entry) === key)]);
}

function formatCounts(results: readonly ConformanceResult[]): string {
  const counts = countOutcomes(results);
  return outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcome}`)
    .join(', ');
}

function formatArea(results: readonly ConformanceResult[]): string[] {
  return groupBy(results, ({ endpoint }) => endpoint).flatMap(([endpoint, ofEndpoint]) => {
    const isSound = ofEndpoint.every(({ outcome }) => outcome !== 'failed');
    const worst = !isSound ? 'failed' : ofEndpoint.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'skipped';
    const name = endpoint === '*' ? 'the service as a whole' : endpoint;
    return [
      `  ${marks[worst].padEnd(7)}  ${name}: ${formatCounts(ofEndpoint)}`,
      ...ofEndpoint.filter(({ outcome }) => outcome !== 'passed').flatMap(formatResult),
    ];
  });
}

function formatResult(result: ConformanceResult): string[] {
  const { sentence, outcome, message = '', asked, expected, got, at } = result;
  if (outcome === 'skipped') return [`             ${sentence} — skipped: ${message}`];
  const facts = Object.entries({ asked, expected, got, at }).filter(([, fact]) => fact !== undefined);
  return [
    `           ✗ ${sentence}`,
    ...(facts.length === 0
      ? message.split('\n').map((line) => `               ${line}`)
      : facts.map(([name, fact]) => `               ${name.padEnd(8)}  ${fact}`)),
  ];
}
