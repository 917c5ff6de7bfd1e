import { readFileSync } from 'node:fs';
import { shopOffline } from './shopOffline.ts';

// The hooks need React, which is not installed in this consumer.
for (const name of ['@mallard/domain', '@mallard/state-machines']) {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, unknown> };
  for (const entry of Object.keys(exports).filter((path) => !['./react', './package.json'].includes(path)))
    await import(`${name}${entry.slice(1)}`);
}
process.stdout.write(`${await shopOffline()}\n`);
