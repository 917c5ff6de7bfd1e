import { install } from './install.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** Implements `npm run bench:restarts`: restarts two processes behind nginx under load. See bench/README.md. */
await main(async () => {
  await install();
  return serve('bench/restarts/main.ts', 'production', process.argv.slice(2));
});
