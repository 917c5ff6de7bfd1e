import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SCREENS = join(root, '.storybook', 'screens');
const ROUTES = join(root, 'apps', 'storefront', 'src', 'navigation', 'routes.ts');

/**
 * Checks that every screen of the shop has a story.
 *
 * @param {string} table source code of the route table
 * @param {string} scenePaths source code of the paths that stories share, each a constant or a function
 * @param {readonly string[]} stories source code of the stories
 * @returns {string[]} a message for each route without a story
 */
export function screenProblems(table, scenePaths, stories) {
  const text = stories.join('\n');
  const shared = [...scenePaths.matchAll(/^export const (\w+) = paths\.(\w+)\(/gm)]
    .filter(([, constant]) => new RegExp(`path: ${constant}\\b`).test(text))
    .map(([, , name]) => name);
  const built = [...text.matchAll(/\bpaths\.(\w+)\b/g)].map(([, name]) => name);
  const opened = new Set([...shared, ...built]);
  return [...table.matchAll(/^ {2}(\w+): \{\s*path: '([^']+)'/gm)]
    .filter(([, name, path]) => !opened.has(name) && !text.includes(`'${path}'`))
    .map(([, name, path]) => `.storybook/screens has no story that opens the route ${name}, ${path}`);
}

/** @returns {string[]} a message for each route without a story */
export function checkScreens() {
  const stories = readdirSync(SCREENS).filter((name) => name.endsWith('.stories.tsx'));
  return screenProblems(
    readFileSync(ROUTES, 'utf8'),
    readFileSync(join(SCREENS, 'scenePaths.ts'), 'utf8'),
    stories.map((name) => readFileSync(join(SCREENS, name), 'utf8')),
  );
}
