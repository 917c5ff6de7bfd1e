import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

const ROOMS = ['packages', 'apps', 'catalogue', 'e2e', '.storybook', 'scripts', 'bench'];

/** @typedef {{ path: string, file: string }} SourceFile path relative to the project with slashes, and where it is */

/**
 * The project's code: every TypeScript and JavaScript file of its rooms.
 *
 * @returns {SourceFile[]}
 */
export function sourceFiles() {
  return ROOMS.flatMap((room) => filesBelow(join(root, room)))
    .filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file))
    .map((file) => ({ file, path: relative(root, file).split(sep).join('/') }));
}

/** @param {string} path @returns {boolean} whether a file is a test, a story or made for them */
export function isForTests(path) {
  return /\.(test|stories)\.[a-z]+$|\/testing\/|^e2e\/|^bench\//.test(path);
}
