import { LOAD_USAGE, readOptions } from '../bench/load/readOptions.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** Implements `npm run bench:load`: measures first visits on a slow phone. See bench/README.md. */
await main(async () => {
  if (!acceptOptions(LOAD_USAGE, readOptions)) return;
  await install();
  // This uses installed packages, so it can be loaded only now.
  const { buildStorefront } = await import('./build-storefront.mjs');
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  await buildStorefront();
  return serve('bench/load/main.ts', 'production', process.argv.slice(2));
});
