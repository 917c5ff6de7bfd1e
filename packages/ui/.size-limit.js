import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Most kB that an entry may weigh by itself, minified and in Brotli, without React; several together share most of it. */
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

/** Entries of types, words or styles alone weigh nothing worth a budget. */
const names = readdirSync(new URL('src/exports/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'styles' && name !== 'vanilla-extract');

const forgotten = names.filter((name) => budgets[name] === undefined);
if (forgotten.length > 0)
  throw new Error(
    `budgets.json has no budget for ${forgotten.join(', ')}. See what they weigh with \`npm run size\`, and give them one.`,
  );

export default names.map((name) => ({ name, path: `dist/${name}.js`, limit: `${budgets[name]} kB` }));
