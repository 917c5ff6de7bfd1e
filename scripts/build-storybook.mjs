import { join } from 'node:path';
import { root } from './paths.mjs';
import { bin, projectEnv, run, tail } from './run.mjs';
import { filesBelow, fingerprint, once } from './stamp.mjs';
import { Stop } from './stop.mjs';

const FOLDER = join(root, 'storybook-static');
const STORYBOOK = join(root, '.storybook');

/** Sources of the Storybook. */
const INPUTS = [
  'packages/ui/src',
  'packages/ui/examples',
  'packages/ui/types/props',
  'packages/ui/README.md',
  'packages/domain/src',
  'packages/search/src',
  'packages/offline/src',
  'packages/state-machines/src',
  'catalogue/src',
  'catalogue/pictures/manifest.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const NOT_BUILT = /\.test\.[a-z]+$/;

/**
 * Builds the Storybook, unless the last build had the same sources.
 *
 * @returns {Promise<string>} the output folder
 */
export async function buildStorybook() {
  const settings = filesBelow(STORYBOOK).filter((file) => !file.startsWith(join(STORYBOOK, 'baselines')));
  const files = INPUTS.flatMap((path) => filesBelow(join(root, path))).filter((file) => !NOT_BUILT.test(file));
  await once(join(FOLDER, 'build.stamp'), fingerprint([...files, ...settings]), async () => {
    console.log('Building the Storybook …');
    const args = ['build', '-c', '.storybook', '-o', FOLDER, '--quiet', '--disable-telemetry'];
    const env = projectEnv({ STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: undefined });
    const { code, output } = await run(bin('.storybook', 'storybook'), args, { env });
    if (code !== 0) throw new Stop(`${tail(output, 60)}\n\nThe Storybook could not be built. See the output above.`);
  });
  return FOLDER;
}
