import { readFileSync } from 'node:fs';
import { isForTests, sourceFiles } from './source-files.mjs';

const IN_PIXELS = /\((?:(?:min|max)-(?:width|height|inline-size|block-size): |(?:width|height) [<>]=? )[\d.]+px\)/g;
const ROOMS = /^(packages\/ui|apps\/storefront)\/src\//;

/**
 * Finds media and container queries in px. Whoever sets the browser's text to 200 % needs the layout of a window half as
 * wide, which only em and rem give.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a sentence for each
 */
export function queryProblems(path, text) {
  return [...text.matchAll(IN_PIXELS)].map(({ 0: query, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} has a query in px: ${query}. Use from(), below(), or rem.`;
  });
}

/** @returns {string[]} a sentence for each query in px */
export function checkQueries() {
  return sourceFiles()
    .filter(({ path }) => ROOMS.test(path) && !isForTests(path))
    .flatMap(({ path, file }) => queryProblems(path, readFileSync(file, 'utf8')));
}
