import { readFileSync } from 'node:fs';
import { walk } from './walk.ts';

// The hooks need React, which this consumer has not.
for (const name of ['@mallard/domain', '@mallard/state-machines']) {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, unknown> };
  for (const entry of Object.keys(exports).filter((path) => !['./react', './package.json'].includes(path)))
    await import(`${name}${entry.slice(1)}`);
}
process.stdout.write(`${await walk()}\n`);
