import { install } from './install.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** `npm run bench:overload` overloads a server for a minute; bench/README.md says what it checks. */
await main(async () => {
  await install();
  return serve('bench/overload/main.ts', 'production', process.argv.slice(2));
});
