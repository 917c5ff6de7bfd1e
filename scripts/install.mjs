import './node-version.mjs';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { tail } from './run.mjs';
import { fingerprint, once } from './stamp.mjs';
import { Stop } from './stop.mjs';

/** Lists the folders of the packages in pnpm-workspace.yaml, relative to the project. */
export function workspaces() {
  const yaml = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const listed = /^packages:\n((?: +- .*\n)+)/m.exec(yaml)?.[1] ?? '';
  return [...listed.matchAll(/- *['"]?([^'"\n]+)['"]?/g)]
    .flatMap(([, pattern = '']) => {
      const group = pattern.replace(/\/\*$/, '');
      if (group === pattern) return [pattern];
      return existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => `${group}/${name}`) : [];
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Installs the packages of the lock file, unless they are installed already. */
export async function install() {
  const folders = ['.', ...workspaces()];
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.map((folder) => `${folder}/package.json`)];
  const files = inputs.map((name) => join(root, name)).filter((path) => existsSync(path));
  const stamp = join(cache, 'install.stamp');
  if (!folders.every(hasPackages)) rmSync(stamp, { force: true });
  await once(stamp, fingerprint(files, [process.platform, process.arch, root]), async () => {
    const isFirstInstall = !existsSync(cache);
    console.log(
      isFirstInstall ? 'Installing packages (the first time takes a minute or two) …' : 'Installing packages …',
    );
    const { code, output } = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
    if (code !== 0) throw new Stop(installProblem(output));
  });
}

/** @param {string} folder of a package @returns {boolean} whether its dependencies are installed */
function hasPackages(folder) {
  const { dependencies, devDependencies } = readPackage(folder);
  const needsNone = dependencies === undefined && devDependencies === undefined;
  return needsNone || existsSync(join(root, folder, 'node_modules'));
}

/** @param {string} folder @returns {Record<string, any>} */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** Errors of pnpm and npm with a cause outside of this project, and how to fix them. */
const REMEDIES = /** @type {const} */ ([
  [
    /ENOSPC|no space left/i,
    'The disk is full. Free some space (a full install takes about 1 GB) and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    'A file or folder may not be written. Check that the project folder and your npm cache belong to you, and run the command again.',
  ],
  [
    /ERR_PNPM_\w*OUTDATED_LOCKFILE/,
    'pnpm-lock.yaml does not match the package.json files. If you changed a dependency, update the lock file with `npx pnpm install --no-frozen-lockfile`.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|socket hang up|network|fetch|certificate|error sending request|timed out/i,
    'The package registry could not be reached. Check the network (behind a proxy, also the proxy settings of npm) and run the command again.',
  ],
  [
    /spawn npx ENOENT|npx: not found/,
    'npm was not found. Install Node with npm from https://nodejs.org and run the command again.',
  ],
]);

/**
 * @param {string} output output of pnpm
 * @returns {string} an error message with the end of the output and how to fix it
 */
export function installProblem(output) {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^npm (warn|notice|error +at )/i.test(line))
    .join('\n');
  const excerpt = tail(lines, 12);
  const remedy =
    REMEDIES.find(([sign]) => sign.test(excerpt))?.[1] ?? 'Fix the error of pnpm above and run the command again.';
  return `${excerpt}\n\nInstalling the packages failed. ${remedy}`;
}
