import { install } from './install.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** Implements `npm run bench:requests`: requests per second of one process. See bench/README.md. */
await main(async () => {
  await install();
  // This uses installed packages, so it can be loaded only now.
  const { buildStorefront } = await import('./build-storefront.mjs');
  await buildStorefront();
  return serve('bench/requests/main.ts', 'production', process.argv.slice(2));
});
