import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs the pinned pnpm.
 *
 * @param {readonly string[]} args
 * @param {string} [cwd] folder to run in; the project's by default
 */
export function pnpm(args, cwd = root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // CI=true: pnpm must not ask before it replaces a folder that another version made.
  const env = { ...process.env, CI: 'true', npm_config_loglevel: 'error', npm_config_fetch_retry_maxtimeout: '10000' };
  // pm-on-fail: npx has already brought the pinned pnpm, it need not look for itself in the lock file.
  const settings = ['--pm-on-fail=ignore', '--config.fetch-retry-maxtimeout=10000'];
  return run('npx', ['--yes', packageManager, ...settings, ...args], { cwd, env, shell: process.platform === 'win32' });
}
