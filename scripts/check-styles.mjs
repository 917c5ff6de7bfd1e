import { readFileSync } from 'node:fs';
import { isForTests, sourceFiles } from './source-files.mjs';

const FOLDERS = /^(packages\/ui|apps\/storefront)\/src\//;
const NOT_SHOWN = /\/foundations-docs\//;
const IN_PIXELS = /\((?:(?:min|max)-(?:width|height|inline-size|block-size): |(?:width|height) [<>]=? )[\d.]+px\)/g;
const STYLE = /^(?:export )?const (\w+) = (.*?);\n(?=\S|$)/gms;
const EDGE = /boxShadow: (?:`inset 0 0 0 1(?:\.5)?px|[^\n]*shadow\.hairline)/;
/** Styles whose border in forced colors is elsewhere in the file. */
const BORDERED_ELSEWHERE = new Set(['Tag tones', 'Surface elevation', 'SearchBox raised']);

/**
 * Finds media and container queries in px. With a text size of 200 %, a page needs the layout of a window half as wide, and only em
 * and rem follow the text size.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a message for each
 */
export function queryProblems(path, text) {
  return [...text.matchAll(IN_PIXELS)].map(({ 0: query, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} has a query in px: ${query}. Use from(), below(), or rem.`;
  });
}

/**
 * Finds edges that are only shadows. Forced colors remove shadows, so a chip or a card would lose its edge.
 *
 * @param {string} path of a style sheet, relative to the project
 * @param {string} text its content
 * @returns {string[]} a message for each
 */
export function edgeProblems(path, text) {
  const file = path.slice(path.lastIndexOf('/') + 1).replace('.css.ts', '');
  return [...text.matchAll(STYLE)]
    .filter(
      ([, name, style = '']) =>
        EDGE.test(style) && !style.includes('forcedColors') && !BORDERED_ELSEWHERE.has(`${file} ${name}`),
    )
    .map(([, name]) => `${path}: ${name} has no edge in forced colors. Give it a border under forcedColors.`);
}

/** Checks all style sheets. @returns {string[]} a message for each problem */
export function checkStyles() {
  return sourceFiles()
    .filter(({ path }) => FOLDERS.test(path) && !isForTests(path) && !NOT_SHOWN.test(path))
    .flatMap(({ path, file }) => {
      const text = readFileSync(file, 'utf8');
      return [...queryProblems(path, text), ...(path.endsWith('.css.ts') ? edgeProblems(path, text) : [])];
    });
}
