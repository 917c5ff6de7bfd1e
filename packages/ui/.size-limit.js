import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Most kB that an entry may weigh by itself, minified and in Brotli, without React; several together share most of it. */
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

/** Entries of types, words or styles alone weigh nothing worth a budget. */
const names = readdirSync(new URL('src/exports/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'styles' && name !== 'vanilla-extract');

/** An entry without a budget is only weighed. */
const limitOf = (name) => (budgets[name] === undefined ? {} : { limit: `${budgets[name]} kB` });

export default names.map((name) => ({ name, path: `dist/${name}.js`, ...limitOf(name) }));
