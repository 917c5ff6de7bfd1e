import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mallard-options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a command as npm does, without a database or a browser.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
function call(script, args) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), CHROMIUM_PATH: join(folder, 'none') };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'scripts', script), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

describe.each([
  ['test', 'test.mjs', ['stage…', '--changed']],
  ['run new', 'new.mjs', ['component', 'machine', 'screen']],
  ['run check', 'check.mjs', ['folder…']],
  ['run seed', 'seed.mjs', ['--products', '--orders', '--seed']],
  [
    'run bench',
    'bench.mjs',
    ['--engine', '--sizes', '--orders', '--calls', '--seconds', '--only', '--plans', '--json'],
  ],
  ['run bench:ui', 'bench-ui.mjs', ['--only', '--works', '--rounds', '--weigh', '--json']],
  ['run storybook', 'storybook.mjs', ['-p, --port']],
  ['run test-storybook', 'test-storybook.mjs', ['component…', '-g, --grep', '--all-looks', '--url']],
  ['run bench:load', 'bench-load.mjs', ['--only', '--rounds', '--url', '--json']],
])('npm %s', (name, script, options) => {
  test('prints every option for --help, and does nothing else', async () => {
    const { code, stdout, stderr } = await call(script, ['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: npm ${name} -- `);
    for (const option of options) expect(stdout).toContain(`  ${option}`);
  });

  test('names an unknown option, and how to list all options', async () => {
    const { code, stdout, stderr } = await call(script, ['--colour', 'red']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('--colour');
    expect(stderr).toContain(`npm ${name} -- --help`);
    expect(stderr).not.toContain('    at ');
  });
});

test.each([
  ['new.mjs', ['tea', 'Pot'], 'Unknown kind: tea. Choose from component, machine, screen'],
  ['check.mjs', ['tea'], 'Unknown folder: tea. Choose from packages/'],
  ['test-storybook.mjs', ['--url', 'tea'], '--url must be a URL, such as http://localhost:6006, not “tea”'],
  ['test.mjs', ['unit', 'tea'], 'There are no tests called tea. Choose from check, unit,'],
  ['test.mjs', ['promises', '--changed'], 'promises needs the results of all tests'],
  ['seed.mjs', ['--products', '0'], '--products must be a whole number from 100 to 5000000, not “0”'],
  ['bench.mjs', ['--sizes', '7'], '--sizes takes whole numbers from 100 to 1000000, not “7”'],
  ['bench-ui.mjs', ['--works', 'tea'], '--works must be one of button, cards, cart, form, sheet, not “tea”'],
  ['bench-ui.mjs', ['--rounds', '0'], '--rounds must be a number from 1 to 999, not “0”'],
  ['storybook.mjs', ['-p', 'tea'], '--port must be a whole number from 1 to 65535, not “tea”'],
  ['storybook.mjs', ['7007'], 'Unknown argument: “7007”'],
  ['bench-load.mjs', ['--url', 'here'], '--url must be a URL, not “here”'],
])('%s refuses %j before it opens anything', async (script, args, problem) => {
  const { code, stderr } = await call(script, args);
  expect(code).toBe(1);
  expect(stderr).toContain(problem);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
