import { buildLibraries } from './build-libraries.mjs';
import { install } from './install.mjs';
import { bin, projectEnv } from './run.mjs';
import { foreground } from './serve.mjs';
import { main } from './stop.mjs';

/**
 * Implements `npm run release`: builds the packages, publishes those with new versions, and tags the commit. The release workflow runs it
 * after the pull request with new versions and changelogs is merged.
 */
await main(async () => {
  await install();
  await buildLibraries();
  return foreground(bin('.', 'changeset'), ['publish'], projectEnv());
});
