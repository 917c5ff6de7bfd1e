import { install } from './install.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** `npm run bench:restarts` restarts two processes behind nginx under load; bench/README.md says what it checks. */
await main(async () => {
  await install();
  return serve('bench/restarts/main.ts', 'production', process.argv.slice(2));
});
