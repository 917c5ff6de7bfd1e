import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { sourceFiles } from './source-files.mjs';
import { main, Stop } from './stop.mjs';

/** With these, more than a million cases. */
const USUAL_TIMES = 12;
const LARGEST_SEED = 2 ** 31;

/** @param {string} name @param {string | undefined} text @param {number} usual */
function readWhole(name, text, usual) {
  const number = text === undefined ? usual : Number(text);
  if (Number.isInteger(number) && number >= 1 && number < LARGEST_SEED) return number;
  throw new Stop(`--${name} has to be a whole number of 1 or more, not ${text}.`);
}

function readOptions() {
  try {
    return parseArgs({ options: { times: { type: 'string' }, seed: { type: 'string' } } }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\nSay npm run properties -- --times 10 --seed 7`);
  }
}

/** Those of rules alone: what needs a page or a database is tried by `npm test` as often as there is time for. */
function propertyTests() {
  const tests = sourceFiles().filter(({ path }) => /^packages\/(domain|state-machines)\/.*\.test\.ts$/.test(path));
  return tests.filter(({ file }) => readFileSync(file, 'utf8').includes("from 'fast-check'")).map(({ path }) => path);
}

/** `properties.mjs --times 100 --seed 7` tests every property with so many times the cases of `npm test`. */
await main(async () => {
  const { times: timesText, seed: seedText } = readOptions();
  const times = readWhole('times', timesText, USUAL_TIMES);
  const seed = readWhole('seed', seedText, 1 + Math.floor(Math.random() * (LARGEST_SEED - 1)));
  await install();
  const files = propertyTests();
  const folder = mkdtempSync(join(tmpdir(), 'mallard-properties-'));
  const tally = join(folder, 'cases');
  const env = projectEnv({ PROPERTY_TIMES: `${times}`, PROPERTY_SEED: `${seed}`, PROPERTY_TALLY: tally });
  const args = ['run', '--config', 'scripts/properties/vitest.config.mjs', ...files];
  const { code } = await run(bin('.', 'vitest'), args, { env, show: true });
  const cases = readFileSync(tally, 'utf8').trim().split('\n').map(Number);
  rmSync(folder, { recursive: true });
  const total = cases.reduce((sum, more) => sum + more, 0);
  console.log(
    `${total.toLocaleString('en')} cases of ${files.length} files; again with --times ${times} --seed ${seed}`,
  );
  return code;
});
