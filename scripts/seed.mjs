import { readSize, SEED_USAGE } from '../apps/api/src/seed/growth/readSize.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** Implements `npm run seed -- --products 100000 --orders 1000000`: creates a large shop, or the sample shop without numbers. */
await main(async () => {
  if (!acceptOptions(SEED_USAGE, readSize)) return;
  await install();
  return serve('apps/api/src/seed/growth/main.ts', 'production', process.argv.slice(2));
});
