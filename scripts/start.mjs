import { buildStorefront } from './build-storefront.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

await main(async () => {
  await install();
  await buildStorefront();
  return serve('apps/storefront/server/main.ts', 'production');
});
