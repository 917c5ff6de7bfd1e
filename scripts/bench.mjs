import { BENCH_USAGE, readOptions } from '../bench/readOptions.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** `npm run bench` measures what calls cost in shops of several sizes; bench/README.md says how. */
await main(async () => {
  if (!acceptOptions(BENCH_USAGE, readOptions)) return;
  await install();
  return serve('bench/main.ts', 'production', process.argv.slice(2));
});
