import { readOptions, UI_USAGE } from '../bench/ui/readOptions.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

/** `npm run bench:ui` measures the components on a phone, beside React alone and other libraries; bench/README.md says how. */
await main(async () => {
  if (!acceptOptions(UI_USAGE, readOptions)) return;
  await install();
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  return serve('bench/ui/main.ts', 'production', process.argv.slice(2));
});
