import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, projectEnv, run } from '../run.mjs';
import { sourceFiles } from '../source-files.mjs';

/** Multiplier that runs more than a million cases. */
export const DEFAULT_TIMES = 12;

/** Lists test files with properties of pure functions. Properties that need a page or a database are too slow for more cases. */
function propertyTests() {
  const tests = sourceFiles().filter(({ path }) => /^packages\/(?!ui).*\.test\.ts$/.test(path));
  return tests.filter(({ file }) => readFileSync(file, 'utf8').includes("from 'fast-check'")).map(({ path }) => path);
}

/**
 * Runs property tests with more cases than `npm test`.
 *
 * @param {{ times?: number, seed: number, files?: string[] }} options `times`: multiplier for the number of cases in `npm test`;
 *   `files`: test files, by default all that contain properties
 * @returns {Promise<{ code: number, cases: number }>} exit code and number of cases
 */
export async function runProperties({ times = DEFAULT_TIMES, seed, files = propertyTests() }) {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-properties-'));
  const tally = join(folder, 'cases');
  const env = projectEnv({ PROPERTY_TIMES: `${times}`, PROPERTY_SEED: `${seed}`, PROPERTY_TALLY: tally });
  const args = ['run', '--config', 'scripts/properties/vitest.config.mjs', ...files];
  const { code } = await run(bin('.', 'vitest'), args, { env, show: true });
  const counts = readFileSync(tally, 'utf8').trim().split('\n').map(Number);
  rmSync(folder, { recursive: true });
  const cases = counts.reduce((sum, count) => sum + count, 0);
  console.log(
    `${cases.toLocaleString('en')} cases of ${files.length} files; run the same cases again with --times ${times} --seed ${seed}`,
  );
  return { code, cases };
}
