import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from './install.mjs';
import { root } from './paths.mjs';

/** Folders with their own TypeScript settings that are not workspaces. */
const OTHER_FOLDERS = ['scripts', 'catalogue/imagery'];

/** @returns {string[]} every folder with a `tsconfig.json`, relative to the project */
export function typedFolders() {
  return [...new Set([...workspaces(), ...OTHER_FOLDERS])].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
}

/**
 * Finds folders by their paths, or by their names in `packages` or `apps`.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} [folders] folders to search in
 * @returns {string[]} each folder once
 * @throws {RangeError} for unknown names, with a list of all folders
 * @example findFolders(['ui', './apps/api/']) // ['packages/ui', 'apps/api']
 */
export function findFolders(names, folders = typedFolders()) {
  const matches = names.map((name) => {
    const path = name.replace(/^\.\/|\/+$/g, '');
    return [path, `packages/${path}`, `apps/${path}`].find((folder) => folders.includes(folder));
  });
  const unknown = names.filter((_, index) => matches[index] === undefined);
  if (unknown.length > 0)
    throw new RangeError(`Unknown folder: ${unknown.join(', ')}. Choose from ${folders.join(', ')}.`);
  return [...new Set(matches.filter((folder) => folder !== undefined))];
}
