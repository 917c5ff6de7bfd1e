import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { DEFAULT_TIMES, runProperties } from './properties/run-properties.mjs';
import { main, Stop } from './stop.mjs';

const LARGEST_SEED = 2 ** 31;

/** @param {string} name @param {string | undefined} text @param {number} defaultValue */
function readWholeNumber(name, text, defaultValue) {
  const number = text === undefined ? defaultValue : Number(text);
  if (Number.isInteger(number) && number >= 1 && number < LARGEST_SEED) return number;
  throw new Stop(`--${name} must be a whole number of at least 1, not ${text}.`);
}

function readOptions() {
  try {
    return parseArgs({ options: { times: { type: 'string' }, seed: { type: 'string' } } }).values;
  } catch (error) {
    throw new Stop(
      `${error instanceof Error ? error.message : error}\nFor example: npm run properties -- --times 10 --seed 7`,
    );
  }
}

/** Implements `npm run properties -- --times 100 --seed 7`: runs property tests with 100 times the cases of `npm test`. */
await main(async () => {
  const { times: timesText, seed: seedText } = readOptions();
  const times = readWholeNumber('times', timesText, DEFAULT_TIMES);
  const seed = readWholeNumber('seed', seedText, 1 + Math.floor(Math.random() * (LARGEST_SEED - 1)));
  await install();
  const { code } = await runProperties({ times, seed });
  return code;
});
