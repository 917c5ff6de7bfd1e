import { readOptions, UI_USAGE } from '../bench/ui/readOptions.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** Implements `npm run bench:ui`: compares the components with plain React and other libraries on a slow phone. See bench/README.md. */
await main(async () => {
  if (!acceptOptions(UI_USAGE, readOptions)) return;
  await install();
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  return serve('bench/ui/main.ts', 'production', process.argv.slice(2));
});
