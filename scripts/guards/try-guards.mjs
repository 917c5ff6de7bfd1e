import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, projectEnv, run } from '../run.mjs';
import { guards } from './guards.mjs';

/** The message of a failed assertion: of `expect`, of the contract tests, or of a property, whose cause is an assertion. */
const FAILED_ASSERTION = /^(?:AssertionError|ContractViolation|Error: Property failed)/;

/**
 * Removes each guard and runs its tests, which must fail.
 *
 * @param {string} [part] part of the name of the guards to remove; all by default
 * @returns {Promise<import('../results.mjs').Count>} a guard passes when its tests fail without it
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

/** @param {number} position @returns {Promise<number>} how many tests fail an assertion without the guard */
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
    if (numTotalTests === 0) throw new Error(`Could not run the tests of guard ${position}:\n${output}`);
    // A test that times out or cannot be run shows nothing about the guard.
    return testResults
      .flatMap((/** @type {any} */ file) => file.assertionResults)
      .filter((/** @type {any} */ test) => FAILED_ASSERTION.test(test.failureMessages?.[0] ?? '')).length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
