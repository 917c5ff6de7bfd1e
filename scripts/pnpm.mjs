import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs the pinned pnpm.
 *
 * @param {readonly string[]} args
 * @param {string} [cwd] working directory; the root of the project by default
 * @param {Record<string, string>} [variables] environment variables
 */
export function pnpm(args, cwd = root, variables = {}) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // CI=true prevents a prompt before pnpm replaces a folder of another pnpm version.
  const env = {
    ...process.env,
    ...variables,
    CI: 'true',
    npm_config_loglevel: 'error',
    npm_config_fetch_retry_maxtimeout: '10000',
  };
  // pm-on-fail=ignore: npx has installed the pinned pnpm already, so pnpm need not switch versions.
  const settings = ['--pm-on-fail=ignore', '--config.fetch-retry-maxtimeout=10000'];
  return run('npx', ['--yes', packageManager, ...settings, ...args], { cwd, env, shell: process.platform === 'win32' });
}
