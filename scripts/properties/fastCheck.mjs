import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll } from 'vitest';

export * from 'fast-check';

/** What fast-check runs of a property that does not say. */
const USUAL_RUNS = 100;
const times = Number(process.env.PROPERTY_TIMES);
const seed = Number(process.env.PROPERTY_SEED);
const tally = process.env.PROPERTY_TALLY ?? '';
let cases = 0;

/**
 * fast-check's own `assert`, with so many times the cases and the seed of this run.
 *
 * @type {typeof fc.assert}
 */
export const assert = (property, parameters) => {
  const numRuns = (parameters?.numRuns ?? USUAL_RUNS) * times;
  cases += numRuns;
  return fc.assert(property, { seed, ...parameters, numRuns });
};

// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one.
export default { ...fc, assert };

afterAll(() => appendFileSync(tally, `${cases}\n`));
