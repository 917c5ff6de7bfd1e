import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

/** Files that tests of generators need. */
const SOURCES = ['.storybook', 'apps', 'catalogue', 'docs', 'packages', 'scripts'];
const SETTINGS = [
  '.gitignore',
  'biome.json',
  'package.json',
  'pnpm-workspace.yaml',
  'supportedBrowsers.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];
/** Dependencies and results of builds. */
const EXCLUDED = new Set(['node_modules', 'dist', '.cache']);
const PICTURES = 'catalogue/pictures';
/** Large folders that no generator changes. */
const LARGE = new Set(
  [PICTURES, 'catalogue/imagery', '.storybook/baselines', 'docs/pictures'].map((path) => join(root, path)),
);
/** Folders with dependencies, besides apps and packages. */
const WITH_DEPENDENCIES = ['.', '.storybook', 'catalogue'];

/**
 * Copies the sources to a temporary folder. Packages find the copies of each other, and the installed dependencies.
 *
 * @returns {string} the folder; the caller removes it
 */
export function copyProject() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'mallard-copy-')));
  const filter = (/** @type {string} */ path) => !EXCLUDED.has(basename(path)) && !LARGE.has(path);
  for (const path of [...SOURCES, ...SETTINGS]) cpSync(join(root, path), join(copy, path), { recursive: true, filter });
  symlinkSync(join(root, PICTURES), join(copy, PICTURES), 'junction');
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  for (const folder of [...WITH_DEPENDENCIES, ...workspaces]) linkDependencies(folder, copy);
  return copy;
}

/** @param {string} folder @param {string} copy */
function linkDependencies(folder, copy) {
  const installed = join(root, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const target = join(copy, folder, 'node_modules');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => !/^\.(?!bin$|pnpm$)/.test(entry))) {
    if (name === '@mallard') linkWorkspaces(join(installed, name), join(target, name), copy);
    else symlinkSync(realpathSync(join(installed, name)), join(target, name), 'junction');
  }
}

/** @param {string} installed @param {string} target @param {string} copy */
function linkWorkspaces(installed, target, copy) {
  mkdirSync(target);
  for (const name of readdirSync(installed)) {
    const workspace = realpathSync(join(installed, name)).slice(realpathSync(root).length + 1);
    symlinkSync(join(copy, workspace), join(target, name), 'junction');
  }
}
