import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from '../paths.mjs';
import { bin, projectEnv, run } from '../run.mjs';
import { sourceFiles } from '../source-files.mjs';
import { promiseTags } from './promise-tags.mjs';
import { escapeTitle, promiseTests } from './promise-tests.mjs';

/** @typedef {{ file: string, title: string }} ListedTest `title` has placeholders if the test runs with several values */

/** @typedef {{ name: string, file: string, location: { line: number } }} VitestTest */

/** Placeholders of Vitest in titles: `%s`, `$name` or `$user.name`. */
const PLACEHOLDER = /%[a-z#$]|\$[\w.]+/gi;

/**
 * Checks without running tests that `docs/promises.md` has the titles of all tests with a promise as a tag, so that a new test
 * is noticed before `npm test` compares the whole page.
 *
 * @returns {Promise<string[]>} a message for each missing title
 */
export async function checkPromiseTitles() {
  const page = readFileSync(join(root, 'docs', 'promises.md'), 'utf8');
  return missingTitles(page, [...(await listUnitTests()), ...(await listJourneys())]);
}

/**
 * Returns a message for each test whose title is not on the page of promises.
 *
 * @param {string} page Markdown
 * @param {readonly ListedTest[]} tests
 * @returns {string[]}
 */
export function missingTitles(page, tests) {
  const titles = titlesByFile(page);
  return tests.flatMap(({ file, title }) => {
    const pattern = toPattern(title);
    return titles.get(file)?.some((listed) => pattern.test(listed))
      ? []
      : [`docs/promises.md: "${title}" of ${file} is missing. Add it under its promise, in alphabetical order.`];
  });
}

/** @param {string} page @returns {Map<string, string[]>} titles as they are escaped in Markdown, by file */
function titlesByFile(page) {
  /** @type {Map<string, string[]>} */
  const titles = new Map();
  let file = '';
  for (const line of page.split('\n')) {
    file = /^- \[([^\]]+)\]\(/.exec(line)?.[1] ?? file;
    const title = /^ {2}- (.+)$/.exec(line)?.[1];
    if (title !== undefined) titles.set(file, [...(titles.get(file) ?? []), title]);
  }
  return titles;
}

/** @param {string} title */
function toPattern(title) {
  const parts = title.split(PLACEHOLDER).map((part) => escapeTitle(part).replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Lists the tests of Vitest from their source, which doesn't run it. @returns {Promise<ListedTest[]>} */
async function listUnitTests() {
  const report = join(cache, 'listed-tests.json');
  const tags = promiseTags.map(({ name }) => name).join(' || ');
  // Vitest would report other files as tests without a suite.
  const files = sourceFiles().flatMap(({ file, path }) =>
    /\.test\.[a-z]+$/.test(path) && readFileSync(file, 'utf8').includes('tags: ') ? [file] : [],
  );
  await runOrThrow('.', 'vitest', ['list', `--json=${report}`, `--tags-filter=${tags}`, ...files]);
  return readJson(report).flatMap((/** @type {VitestTest} */ { name, file, location }) => {
    // Vitest also lists calls of functions whose names begin with "test".
    const line = readFileSync(file, 'utf8').split('\n')[location.line - 1] ?? '';
    return /\btest[A-Z]/.test(line) ? [] : [{ file: relative(root, file), title: name.replaceAll(' > ', ' ') }];
  });
}

/** @returns {Promise<ListedTest[]>} */
async function listJourneys() {
  const report = join(cache, 'listed-journeys.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await runOrThrow('e2e', 'playwright', ['test', '--list', '--reporter=json'], env);
  return promiseTests({ testResults: [] }, readJson(report));
}

/** @param {string} folder @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
async function runOrThrow(folder, program, args, env = {}) {
  const { code, output } = await run(bin(folder, program), args, { cwd: join(root, folder), env: projectEnv(env) });
  if (code !== 0) throw new Error(`${program} ${args[0]} exited with code ${code}:\n${output}`);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
