import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../paths.mjs';
import { bin, projectEnv, run } from '../run.mjs';

/**
 * Changes the code for money, stock, sessions, redirects and storage in small ways (mutants), and runs the tests of each change. A
 * mutant is found when a test fails.
 *
 * @returns {Promise<{ code: number, found: number, tested: number, percent: number }>} `percent`: found mutants, rounded down to
 *   tenths
 */
export async function runMutants() {
  const report = join(cache, 'mutants.json');
  rmSync(report, { force: true });
  const { code } = await run(bin('.', 'stryker'), ['run', 'scripts/mutants/stryker.config.mjs'], {
    env: projectEnv(),
    show: true,
  });
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (/** @type {string[]} */ ...names) => statuses.filter((status) => names.includes(status)).length;
  const found = count('Killed', 'Timeout');
  const tested = found + count('Survived', 'NoCoverage');
  return { code, found, tested, percent: Math.floor((1000 * found) / tested) / 10 };
}
