import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, projectEnv, run } from '../run.mjs';
import { guards } from './guards.mjs';

/**
 * Runs the tests of each guard without it.
 *
 * @param {string} [part] of the names of the guards to try; all by default
 * @returns {Promise<import('../results.mjs').Count>} a guard has passed when its tests have failed
 */
export async function tryGuards(part = '') {
  const failures = [];
  const tried = guards.filter(({ name }) => name.includes(part));
  for (const guard of tried) {
    const failed = await countFailed(guards.indexOf(guard));
    console.log(`${failed > 0 ? 'noticed' : 'NOT NOTICED'}: ${guard.promise}, ${guard.name}`);
    if (failed === 0) failures.push(`${guard.promise}: without "${guard.name}", every test of ${guard.test} passes`);
  }
  return { passed: tried.length - failures.length, failed: failures.length, failures };
}

/** @param {number} position @returns {Promise<number>} how many tests find something else than expected without the guard */
async function countFailed(position) {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-guards-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--config',
    'scripts/guards/vitest.config.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const env = projectEnv({ WITHOUT_GUARD: `${position}` });
  const { output } = await run(bin('.', 'vitest'), args, { env });
  try {
    const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    if (numTotalTests === 0) throw new Error(`The tests of guard ${position} could not be run:\n${output}`);
    // A test that times out or cannot be run shows nothing about the guard.
    return testResults
      .flatMap((/** @type {any} */ file) => file.assertionResults)
      .filter((/** @type {any} */ test) => test.failureMessages?.[0]?.startsWith('AssertionError')).length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
