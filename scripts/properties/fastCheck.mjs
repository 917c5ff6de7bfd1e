import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll } from 'vitest';

export * from 'fast-check';

/** Default of fast-check's `numRuns`. */
const DEFAULT_RUNS = 100;
const times = Number(process.env.PROPERTY_TIMES);
const seed = Number(process.env.PROPERTY_SEED);
const tally = process.env.PROPERTY_TALLY ?? '';
let cases = 0;

/**
 * Calls fast-check's `assert` with the seed of this run and `PROPERTY_TIMES` as many cases.
 *
 * @type {typeof fc.assert}
 */
export const assert = (property, parameters) => {
  const numRuns = (parameters?.numRuns ?? DEFAULT_RUNS) * times;
  cases += numRuns;
  return fc.assert(property, { seed, ...parameters, numRuns });
};

// biome-ignore lint/style/noDefaultExport: it replaces a module with a default export.
export default { ...fc, assert };

afterAll(() => appendFileSync(tally, `${cases}\n`));
