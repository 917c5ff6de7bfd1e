import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tail } from './run.mjs';

/** Returns whether a path is an executable. @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program. @param {readonly string[]} names @returns {string | undefined} path of the first program on the `PATH` with one of these names */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** Returns whether this process can install Debian packages. */
export function isRootOnDebian() {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

/**
 * Installs Debian packages.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<string | undefined>} the end of its output if it failed
 */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  const install = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
  return install.code === 0 ? undefined : tail(update.output + install.output, 12);
}
