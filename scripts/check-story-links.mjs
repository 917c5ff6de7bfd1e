import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

const LINK = /\?path=\/(?:docs|story)\/([\w-]+)/g;

/** @typedef {{ path: string, text: string }} File `path`: relative to the project */

/**
 * Returns the ids of all stories and docs pages, which Storybook derives from titles and names.
 *
 * @param {readonly File[]} files stories and MDX pages
 * @returns {Set<string>} such as `commerce-cartline--docs`
 */
export function storyIds(files) {
  const titles = new Map(files.filter(isStories).map(({ path, text }) => [fileName(path), titleOf(text)]));
  const stories = files
    .filter(isStories)
    .flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => idOf(titleOf(text), name)),
    );
  const pages = files.filter(isPage).flatMap(({ text }) => {
    const own = /<Meta\s+title="([^"]+)"/.exec(text)?.[1];
    const of = /from '\.\/(\w+\.stories\.tsx)'/.exec(text)?.[1] ?? '';
    const title = own ?? (text.includes('<Meta of=') ? titles.get(of) : undefined);
    return title === undefined ? [] : [idOf(title, 'Docs')];
  });
  return new Set([...stories, ...pages]);
}

/**
 * Finds links to stories and docs pages that do not exist.
 *
 * @param {readonly File[]} documents
 * @param {ReadonlySet<string>} ids
 * @returns {string[]} a message for each link
 */
export function deadLinks(documents, ids) {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(LINK)].flatMap(([link, id = '']) =>
      ids.has(id) ? [] : [`${path}: ${link} is not the address of a story or docs page`],
    ),
  );
}

/** Checks the links in all documents. @returns {string[]} a message for each dead link */
export function checkStoryLinks() {
  const read = ['packages/ui/src', '.storybook']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => /\.(?:mdx|stories\.tsx)$/.test(file));
  const files = read.map(fileOf);
  const documents = ['README.md', 'packages/ui/README.md', 'docs']
    .flatMap((path) => filesBelow(join(root, path)))
    .filter((file) => file.endsWith('.md'));
  return deadLinks([...files.filter(isPage), ...documents.map(fileOf)], storyIds(files));
}

/** @param {string} file @returns {File} */
function fileOf(file) {
  return { path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') };
}

/** @param {File} file */
function isStories({ path }) {
  return path.endsWith('.stories.tsx');
}

/** @param {File} file */
function isPage({ path }) {
  return path.endsWith('.mdx');
}

/** @param {string} path */
function fileName(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** @param {string} text of a file with stories */
function titleOf(text) {
  return /\btitle: '([^']+)'/.exec(text)?.[1] ?? '';
}

/** @param {string} title @param {string} name of an export */
function idOf(title, name) {
  return `${slug(title)}--${slug(name.replace(/([a-z\d])([A-Z])/g, '$1-$2'))}`;
}

/** @param {string} text */
function slug(text) {
  return text.toLowerCase().replace(/[^a-z\d]+/g, '-');
}
