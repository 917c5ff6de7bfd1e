import { readFileSync } from 'node:fs';
import { isForTests, sourceFiles } from './source-files.mjs';

const ROOMS = /^(packages\/ui|apps\/storefront)\/src\//;
const NOT_SHOWN = /\/foundations-docs\//;
const IN_PIXELS = /\((?:(?:min|max)-(?:width|height|inline-size|block-size): |(?:width|height) [<>]=? )[\d.]+px\)/g;
const STYLE = /^(?:export )?const (\w+) = (.*?);\n(?=\S|$)/gms;
const EDGE = /boxShadow: (?:`inset 0 0 0 1(?:\.5)?px|[^\n]*shadow\.hairline)/;
/** Parts of styles that have their border in forced colours elsewhere in their file. */
const BORDERED_ELSEWHERE = new Set(['Tag tones', 'Surface elevation', 'SearchBox raised']);

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

/**
 * Finds edges that are shadows alone. Forced colours remove shadows, and the edge of a chip or a card with them.
 *
 * @param {string} path of a style sheet, relative to the project
 * @param {string} text its content
 * @returns {string[]} a sentence for each
 */
export function edgeProblems(path, text) {
  const file = path.slice(path.lastIndexOf('/') + 1).replace('.css.ts', '');
  return [...text.matchAll(STYLE)]
    .filter(
      ([, name, style = '']) =>
        EDGE.test(style) && !style.includes('forcedColors') && !BORDERED_ELSEWHERE.has(`${file} ${name}`),
    )
    .map(([, name]) => `${path}: ${name} has no edge in forced colours. Give it a border under forcedColors.`);
}

/** @returns {string[]} a sentence for each style that fails somebody's settings */
export function checkStyles() {
  return sourceFiles()
    .filter(({ path }) => ROOMS.test(path) && !isForTests(path) && !NOT_SHOWN.test(path))
    .flatMap(({ path, file }) => {
      const text = readFileSync(file, 'utf8');
      return [...queryProblems(path, text), ...(path.endsWith('.css.ts') ? edgeProblems(path, text) : [])];
    });
}
