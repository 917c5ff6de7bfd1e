import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SCREENS = join(root, '.storybook', 'screens');
const ROUTES = join(root, 'apps', 'storefront', 'src', 'app', 'routes.ts');

/**
 * Checks that every screen of the shop can be looked at.
 *
 * @param {string} table text of the route table
 * @param {string} places text of the places that stories share, each a constant or a function
 * @param {readonly string[]} stories texts of the stories
 * @returns {string[]} a sentence for each route that no story opens
 */
export function screenProblems(table, places, stories) {
  const text = stories.join('\n');
  const shared = [...places.matchAll(/^export const (\w+) = paths\.(\w+)\(/gm)]
    .filter(([, place]) => new RegExp(`path: ${place}\\b`).test(text))
    .map(([, , name]) => name);
  const built = [...text.matchAll(/\bpaths\.(\w+)\b/g)].map(([, name]) => name);
  const opened = new Set([...shared, ...built]);
  return [...table.matchAll(/^ {2}(\w+): \{\s*path: '([^']+)'/gm)]
    .filter(([, name, path]) => !opened.has(name) && !text.includes(`'${path}'`))
    .map(([, name, path]) => `.storybook/screens lacks a story that opens the route ${name}, ${path}`);
}

/** @returns {string[]} a sentence for each route that no story opens */
export function checkScreens() {
  const stories = readdirSync(SCREENS).filter((name) => name.endsWith('.stories.tsx'));
  return screenProblems(
    readFileSync(ROUTES, 'utf8'),
    readFileSync(join(SCREENS, 'scenePaths.ts'), 'utf8'),
    stories.map((name) => readFileSync(join(SCREENS, name), 'utf8')),
  );
}
