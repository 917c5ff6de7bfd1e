import { join } from 'node:path';
import { install } from './install.mjs';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, projectNode, run } from './run.mjs';
import { main, Stop } from './stop.mjs';

/**
 * Prints what each entry of the packages weighs for those who import it, and the first view of each page for its visitor, and
 * fails over budget; `-- --accept` draws new budgets.
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
  let isOver = false;
  for (const scales of ['scripts/weigh-entries.mjs', 'scripts/weigh-pages.mjs']) {
    const { code } = await run(projectNode(), ['--conditions=@mallard/source', scales, ...process.argv.slice(2)], {
      show: true,
    });
    isOver ||= code !== 0;
  }
  return isOver ? 1 : 0;
});
