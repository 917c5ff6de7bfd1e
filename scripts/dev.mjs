import { install } from './install.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

await main(async () => {
  await install();
  return serve('apps/storefront/server/dev.ts', 'development');
});
