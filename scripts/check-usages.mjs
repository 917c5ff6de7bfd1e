import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { filesBelow } from './stamp.mjs';

const FOLDER = '.cache/usages';
const BLOCK = /^```tsx?\n(.*?)^```$/gms;
/** Only modules are compiled. Fragments have no imports. */
const MODULE = /^import\b/m;
/** Settings of a user's project. `rootDirs` lets the README import files of `examples`. */
const TSCONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    noUnusedLocals: true,
    noUncheckedSideEffectImports: false,
    // Most of the time is spent on the sources of the components, which rarely change between runs.
    incremental: true,
    tsBuildInfoFile: '../usages.tsbuildinfo',
    rootDirs: ['./packages/ui', '../../packages/ui/examples'],
  },
  include: ['packages', 'docs'],
};

/** @typedef {{ name: string, text: string }} Usage a file to compile, named after its page */

/**
 * Returns the modules in the code blocks of a page. Empty lines before each module keep the line numbers of the page.
 *
 * @param {string} page path, relative to the project
 * @param {string} text its content
 * @returns {Usage[]}
 */
export function usagesIn(page, text) {
  return [...text.matchAll(BLOCK)].flatMap(({ index, 1: code = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return MODULE.test(code) ? [{ name: `${page}.${line}.tsx`, text: '\n'.repeat(line) + code }] : [];
  });
}

/**
 * Replaces the file names in compiler errors with the page and its line.
 *
 * @param {string} output compiler output for the files of {@link usagesIn}
 */
export function problemsByPage(output) {
  return output.replace(/^\.cache\/usages\/(.+)\.\d+\.tsx\((\d+),\d+\): error /gm, '$1:$2 ').trim();
}

/** Lists the pages with code. @returns {string[]} paths relative to the project */
function pages() {
  const packages = join(root, 'packages');
  const readmes = readdirSync(packages).flatMap((name) => [
    ...filesBelow(join(packages, name, 'README.md')),
    ...filesBelow(join(root, 'docs', `${name}.md`)),
  ]);
  const componentDocs = filesBelow(join(packages, 'ui', 'src')).filter((file) => file.endsWith('.mdx'));
  return [...readmes, ...componentDocs].map((file) => relative(root, file).split(sep).join('/'));
}

/** Links the storefront's dependencies and all libraries. @param {string} folder */
function linkPackages(folder) {
  const installed = join(root, 'apps', 'storefront', 'node_modules');
  mkdirSync(join(folder, '@mallard'), { recursive: true });
  const link = (/** @type {string} */ target, /** @type {string} */ name) =>
    symlinkSync(target, join(folder, name), 'junction');
  for (const name of readdirSync(installed).filter((entry) => entry !== '@mallard')) link(join(installed, name), name);
  for (const name of LIBRARIES) link(join(root, 'packages', name), join('@mallard', name));
}

/**
 * Compiles the code examples in READMEs, guides and component docs.
 *
 * @returns {Promise<string>} errors; empty without errors
 */
export async function checkUsages() {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  linkPackages(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const { name, text } of pages().flatMap((page) => usagesIn(page, readFileSync(join(root, page), 'utf8')))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { code, output } = await run(bin('.', 'tsc'), ['-p', FOLDER, '--pretty', 'false'], { env: projectEnv() });
  return code === 0 ? '' : problemsByPage(output) || `tsc exited with code ${code}`;
}
