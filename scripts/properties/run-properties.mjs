import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, projectEnv, run } from '../run.mjs';
import { sourceFiles } from '../source-files.mjs';

/** With these, more than a million cases. */
export const USUAL_TIMES = 12;

/** Those of rules alone: what needs a page or a database is tried by `npm test` as often as there is time for. */
function propertyTests() {
  const tests = sourceFiles().filter(({ path }) => /^packages\/(?!ui).*\.test\.ts$/.test(path));
  return tests.filter(({ file }) => readFileSync(file, 'utf8').includes("from 'fast-check'")).map(({ path }) => path);
}

/**
 * Tests every property of the rules.
 *
 * @param {{ times?: number, seed: number, files?: string[] }} options how many times the cases of `npm test`, and in which test
 *   files; all that have properties by default
 * @returns {Promise<{ code: number, cases: number }>} exit code, and how many cases were tried
 */
export async function runProperties({ times = USUAL_TIMES, seed, files = propertyTests() }) {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-properties-'));
  const tally = join(folder, 'cases');
  const env = projectEnv({ PROPERTY_TIMES: `${times}`, PROPERTY_SEED: `${seed}`, PROPERTY_TALLY: tally });
  const args = ['run', '--config', 'scripts/properties/vitest.config.mjs', ...files];
  const { code } = await run(bin('.', 'vitest'), args, { env, show: true });
  const counts = readFileSync(tally, 'utf8').trim().split('\n').map(Number);
  rmSync(folder, { recursive: true });
  const cases = counts.reduce((sum, more) => sum + more, 0);
  console.log(
    `${cases.toLocaleString('en')} cases of ${files.length} files; again with --times ${times} --seed ${seed}`,
  );
  return { code, cases };
}
