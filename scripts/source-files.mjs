import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

const FOLDERS = ['packages', 'apps', 'catalogue', 'e2e', '.storybook', 'scripts', 'bench'];

/** @typedef {{ path: string, file: string }} SourceFile `path`: relative to the project, with slashes; `file`: absolute path */

/**
 * Lists the TypeScript and JavaScript files of the project.
 *
 * @returns {SourceFile[]}
 */
export function sourceFiles() {
  return FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file))
    .map((file) => ({ file, path: relative(root, file).split(sep).join('/') }));
}

/** @param {string} path @returns {boolean} whether a file is a test, a story or test support */
export function isForTests(path) {
  return /\.(test|stories)\.[a-z]+$|\/testing\/|^e2e\/|^bench\//.test(path);
}
