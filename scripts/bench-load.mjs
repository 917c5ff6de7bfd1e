import { LOAD_USAGE, readOptions } from '../bench/load/readOptions.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** `npm run bench:load` measures first visits on a slow phone; bench/README.md says how. */
await main(async () => {
  if (!acceptOptions(LOAD_USAGE, readOptions)) return;
  await install();
  // It uses installed packages, so it can be loaded only now.
  const { buildStorefront } = await import('./build-storefront.mjs');
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  await buildStorefront();
  return serve('bench/load/main.ts', 'production', process.argv.slice(2));
});
