import { join } from 'node:path';
import { writeContactSheets } from './contact-sheets.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { main } from './stop.mjs';

/** Implements `npm run shots`: takes screenshots of all screens. `-- --project 390-zh-CN-light -g cart` takes some of them. */
await main(async () => {
  await install();
  // These use installed packages, so they can be loaded only now.
  const { buildStorefront } = await import('./build-storefront.mjs');
  const { findOrInstallChromium } = await import('./chromium.mjs');
  const env = projectEnv({ CHROMIUM_PATH: await findOrInstallChromium() });
  await buildStorefront();
  const args = ['test', '--config', 'shots.config.ts', ...process.argv.slice(2)];
  const { code } = await run(bin('e2e', 'playwright'), args, { cwd: join(root, 'e2e'), env, show: true });
  console.log(`Contact sheets: ${writeContactSheets(join(root, '.cache', 'shots'))}`);
  return code;
});
