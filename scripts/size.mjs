import { buildLibraries } from './build-libraries.mjs';
import { install } from './install.mjs';
import { projectNode, run } from './run.mjs';
import { main } from './stop.mjs';

/**
 * Implements `npm run size`: prints the size of each entry point of the packages and of the first view of each page, and fails if
 * one is over its budget. `-- --accept` writes new budgets.
 */
await main(async () => {
  await install();
  await buildLibraries();
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
