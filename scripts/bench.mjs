import { BENCH_USAGE, readOptions } from '../bench/readOptions.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** Implements `npm run bench`: measures API calls in shops of several sizes. See bench/README.md. */
await main(async () => {
  if (!acceptOptions(BENCH_USAGE, readOptions)) return;
  await install();
  return serve('bench/main.ts', 'production', process.argv.slice(2));
});
