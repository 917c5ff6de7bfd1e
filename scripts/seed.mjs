import { readSize, SEED_USAGE } from '../apps/api/src/seed/growth/readSize.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** `npm run seed -- --products 100000 --orders 1000000` makes a large shop; without numbers, the sample shop. */
await main(async () => {
  if (!acceptOptions(SEED_USAGE, readSize)) return;
  await install();
  return serve('apps/api/src/seed/growth/main.ts', 'production', process.argv.slice(2));
});
