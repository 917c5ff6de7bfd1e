import { join } from 'node:path';
import { install } from './install.mjs';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { foreground } from './serve.mjs';
import { main } from './stop.mjs';

/**
 * Implements `npm run release`: builds the packages, publishes those with new versions, and tags the commit. The release workflow runs it
 * after the pull request with new versions and changelogs is merged.
 */
await main(async () => {
  await install();
  for (const name of LIBRARIES) {
    const { code, output } = await run(bin(`packages/${name}`, 'tsup'), [], { cwd: join(root, 'packages', name) });
    if (code !== 0) throw new Error(`The package ${name} could not be built:\n${output}`);
  }
  return foreground(bin('.', 'changeset'), ['publish'], projectEnv());
});
