import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { runProperties, USUAL_TIMES } from './properties/run-properties.mjs';
import { main, Stop } from './stop.mjs';

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

/** `properties.mjs --times 100 --seed 7` tests every property with so many times the cases of `npm test`. */
await main(async () => {
  const { times: timesText, seed: seedText } = readOptions();
  const times = readWhole('times', timesText, USUAL_TIMES);
  const seed = readWhole('seed', seedText, 1 + Math.floor(Math.random() * (LARGEST_SEED - 1)));
  await install();
  const { code } = await runProperties({ times, seed });
  return code;
});
