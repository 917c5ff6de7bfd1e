import { join } from 'node:path';
import { install } from './install.mjs';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, projectNode, run } from './run.mjs';
import { main, Stop } from './stop.mjs';

/**
 * Implements `npm run size`: prints the size of each entry point of the packages and of the first view of each page, and fails if
 * one is over its budget. `-- --accept` writes new budgets.
 */
await main(async () => {
  await install();
  for (const name of LIBRARIES) {
    const folder = join(root, 'packages', name);
    const built = await run(bin(`packages/${name}`, 'tsup'), ['--silent'], { cwd: folder, env: projectEnv() });
    if (built.code !== 0) throw new Stop(built.output);
  }
  const { buildStorefront } = await import('./build-storefront.mjs');
  await buildStorefront();
  let isOverBudget = false;
  for (const script of ['scripts/weigh-entries.mjs', 'scripts/weigh-pages.mjs']) {
    const { code } = await run(projectNode(), ['--conditions=@mallard/source', script, ...process.argv.slice(2)], {
      show: true,
    });
    isOverBudget ||= code !== 0;
  }
  return isOverBudget ? 1 : 0;
});
