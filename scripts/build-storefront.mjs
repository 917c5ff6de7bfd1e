import { join } from 'node:path';
import { archiveAssets } from './archive-assets.mjs';
import { compressFiles } from './compress-files.mjs';
import { joinStyles } from './join-styles.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, run, tail } from './run.mjs';
import { filesBelow, fingerprint, once } from './stamp.mjs';
import { Stop } from './stop.mjs';

const STOREFRONT = join(root, 'apps', 'storefront');

/** Sources of the pages. The API is not one of them, because it is not built. */
const INPUTS = [
  'apps/storefront',
  'packages/ui',
  'packages/domain',
  'packages/search',
  'packages/offline',
  'packages/state-machines',
];
const SETTINGS = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'supportedBrowsers.json',
  'scripts/join-styles.mjs',
  'scripts/compress-files.mjs',
  'scripts/archive-assets.mjs',
];
const NOT_BUILT = /\.(test|stories)\.[a-z]+$|\.mdx$/;

/** Builds the storefront for production, unless the last build had the same sources. */
export async function buildStorefront() {
  const files = [...INPUTS, ...SETTINGS]
    .flatMap((path) => filesBelow(join(root, path)))
    .filter((file) => !NOT_BUILT.test(file));
  await once(join(STOREFRONT, 'dist', 'build.stamp'), fingerprint(files), async () => {
    console.log('Building the storefront …');
    await vite(['build']);
    archiveAssets(join(STOREFRONT, 'dist', 'client'));
    await vite(['build', '--config', 'vite.worker.config.ts']);
    await vite(['build', '--ssr', 'src/app/entry-server.tsx']);
    await joinStyles(join(STOREFRONT, 'dist'));
    await compressFiles(join(STOREFRONT, 'dist', 'client'));
  });
}

/** @param {readonly string[]} args */
async function vite(args) {
  const { code, output } = await run(bin('apps/storefront', 'vite'), args, {
    cwd: STOREFRONT,
    env: projectEnv({ NODE_ENV: 'production' }),
  });
  if (code !== 0)
    throw new Stop(
      `${tail(output, 40)}\n\nBuilding the storefront failed (vite ${args.join(' ')}). See the output above.`,
    );
}
