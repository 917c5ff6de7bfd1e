import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from './build-storybook.mjs';
import { chromiumVersion, findOrInstallChromium, findOrInstallHeadlessChromium } from './chromium.mjs';
import { installOtherBrowsers } from './other-browsers.mjs';
import { cache, root } from './paths.mjs';
import { installPgbouncer } from './pgbouncer.mjs';
import { countJest, countPlaywright, countStories, suiteCount } from './results.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { serveStatic } from './serve-static.mjs';

/** @typedef {import('./results.mjs').Count} Count */

/** Unsets variables that a developer set for a server, so that they do not affect servers of tests. */
const CLEAN_ENV = {
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  HOST: undefined,
  API_ORIGIN: undefined,
  BASE_PATH: undefined,
  CAPABILITIES_FILE: undefined,
  NODE_ENV: undefined,
};

/** Baselines of stories, and the version of Chromium that rendered them. */
const BASELINES = join(root, '.storybook', 'baselines');

/** Returns whether there is a Storybook. */
export function hasStories() {
  return ['main.ts', 'main.tsx', 'main.js'].some((name) => existsSync(join(root, '.storybook', name)));
}

/** Returns whether there are e2e tests. */
export function hasJourneys() {
  return existsSync(join(root, 'e2e', 'playwright.config.ts'));
}

/**
 * Runs the tests of all packages that need no browser.
 *
 * @param {readonly string[]} [args] arguments of Vitest; with `--changed`, a run without tests is not a failure
 * @returns {Promise<Count>}
 */
export async function runUnitTests(args = []) {
  await installPgbouncer();
  const report = freshReport('unit');
  const allArgs = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  const ended = await run(bin('.', 'vitest'), allArgs, { env: projectEnv(CLEAN_ENV), show: true });
  return suiteCount(report, ended, countJest, { canBeEmpty: args.includes('--changed') });
}

/**
 * Tests stories in Chromium: they render, their play functions pass, and neither axe nor the console reports a problem.
 *
 * @param {object} [options]
 * @param {readonly string[]} [options.components] parts of the titles of components; all by default
 * @param {string | undefined} [options.grep] regular expression for the title and name of a story
 * @param {boolean} [options.hasAllLooks] tests every story in every look
 * @param {string | undefined} [options.url] of a Storybook; by default one is built and served
 * @returns {Promise<Count>}
 */
export async function runStories({ components = [], grep, hasAllLooks = false, url } = {}) {
  const chromium = await findOrInstallHeadlessChromium();
  const report = freshReport('stories');
  const args = [
    '--config-dir',
    '.storybook',
    '--index-json',
    '--json',
    '--outputFile',
    shellQuoted(report),
    ...components.map(toFilePattern),
    // Options after `--` are passed on to Jest.
    ...(grep === undefined ? [] : ['--', '--testNamePattern', shellQuoted(grep)]),
  ];
  return withStorybook(url, async (storybookUrl) => {
    const env = projectEnv({
      ...CLEAN_ENV,
      CHROMIUM_PATH: chromium,
      TARGET_URL: storybookUrl,
      STORY_LOOKS: hasAllLooks ? 'all' : undefined,
      DEBUG_PRINT_LIMIT: '4000',
    });
    const ended = await run(bin('.storybook', 'test-storybook'), args, { env, show: true });
    return suiteCount(report, ended, countStories);
  });
}

/**
 * Compares the Matrix stories with their baselines. Each major version of Chromium renders slightly differently.
 *
 * @param {boolean} [isAccepted] whether to write new baselines
 * @returns {Promise<Count>}
 */
export async function runVisual(isAccepted = false) {
  const chromium = await findOrInstallChromium();
  const version = await chromiumVersion(chromium);
  const baselineVersion = versionOfBaselines();
  if (isAccepted) {
    rmSync(BASELINES, { recursive: true, force: true });
    const count = await compareStories(chromium, ['--update-snapshots=all']);
    writeFileSync(join(BASELINES, 'chromium.json'), `{ "major": "${version}" }\n`);
    return count;
  }
  if (version === baselineVersion) return compareStories(chromium);
  console.log(
    baselineVersion === undefined
      ? 'There are no baselines. Create them with `npm run visual -- --accept`.'
      : `Skipping the comparison: the baselines are from Chromium ${baselineVersion}, but this is Chromium ${version}, which may render text differently.`,
  );
  return { passed: 0, failed: 0, failures: [] };
}

/**
 * Compares the Matrix stories with their baselines.
 *
 * @param {string} chromium path of its program
 * @param {readonly string[]} [args] arguments of Playwright
 * @returns {Promise<Count>}
 */
async function compareStories(chromium, args = []) {
  const report = freshReport('visual');
  return withStorybook(undefined, async (url) => {
    const env = projectEnv({
      ...CLEAN_ENV,
      CHROMIUM_PATH: chromium,
      STORYBOOK_URL: url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const allArgs = ['test', '--config', '.storybook', '--reporter=dot,json', ...args];
    const ended = await run(bin('.storybook', 'playwright'), allArgs, { env, show: true });
    return suiteCount(report, ended, countPlaywright);
  });
}

/**
 * Builds the Storybook if it changed, and serves it during a test.
 *
 * @param {string | undefined} url of a Storybook that is served already
 * @param {(url: string) => Promise<Count>} test
 */
async function withStorybook(url, test) {
  if (url !== undefined) return test(url);
  const server = await serveStatic(await buildStorybook());
  try {
    return await test(server.url);
  } finally {
    server.close();
  }
}

/**
 * Returns the pattern for the generated test files of a component. Their names are made from the title.
 *
 * @param {string} component
 * @example toFilePattern('Commerce/CartLine') // 'commerce-cartline'
 */
function toFilePattern(component) {
  return component.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** Quotes an argument, because the test runner passes its arguments through a shell. @param {string} argument */
function shellQuoted(argument) {
  return process.platform === 'win32' ? `"${argument}"` : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}

/** @returns {string | undefined} the major version of Chromium that rendered the baselines, if there are any */
function versionOfBaselines() {
  const file = join(BASELINES, 'chromium.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).major : undefined;
}

/** Runs the e2e tests in Chromium, Firefox and WebKitGTK. @param {readonly string[]} [args] arguments of Playwright @returns {Promise<Count>} */
export async function runJourneys(args = []) {
  await installOtherBrowsers();
  const report = freshReport('e2e');
  const env = projectEnv({
    ...CLEAN_ENV,
    CHROMIUM_PATH: await findOrInstallHeadlessChromium(),
    FULL_CHROMIUM_PATH: await findOrInstallChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const ended = await run(bin('e2e', 'playwright'), ['test', '--reporter=list,json', ...args], {
    cwd: join(root, 'e2e'),
    env,
    show: true,
  });
  return suiteCount(report, ended, countPlaywright);
}

/** Deletes the last report of a suite. @param {string} name @returns {string} the path for the next report */
function freshReport(name) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
