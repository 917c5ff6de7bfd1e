import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from './build-storybook.mjs';
import { chromiumVersion, findOrInstallChromium } from './chromium.mjs';
import { installOtherBrowsers } from './other-browsers.mjs';
import { cache, root } from './paths.mjs';
import { installPgbouncer } from './pgbouncer.mjs';
import { countJest, countPlaywright, suiteCount } from './results.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { serveStatic } from './serve-static.mjs';

/** @typedef {import('./results.mjs').Count} Count */

/** What a developer set for a server of his own must not reach the servers that tests start. */
const NEUTRAL = {
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  HOST: undefined,
  API_ORIGIN: undefined,
  CAPABILITIES_FILE: undefined,
  NODE_ENV: undefined,
};

/** Pictures of stories, and which Chromium drew them. */
const BASELINES = join(root, '.storybook', 'baselines');

/** Whether the stories have a Storybook to be in. */
export function hasStories() {
  return ['main.ts', 'main.tsx', 'main.js'].some((name) => existsSync(join(root, '.storybook', name)));
}

/** Whether there are browser journeys. */
export function hasJourneys() {
  return existsSync(join(root, 'e2e', 'playwright.config.ts'));
}

/**
 * Every test that needs no browser, of all packages.
 *
 * @param {readonly string[]} [args] for Vitest; with `--changed`, it is no failure if no test runs
 * @returns {Promise<Count>}
 */
export async function runUnitTests(args = []) {
  await installPgbouncer();
  const report = freshReport('unit');
  const all = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  const ended = await run(bin('.', 'vitest'), all, { env: projectEnv(NEUTRAL), show: true });
  return suiteCount(report, ended, countJest, { canBeEmpty: args.includes('--changed') });
}

/** Every story in a real browser, in two looks, and those called Matrix in two more: it draws, its play function passes, axe finds nothing. @returns {Promise<Count>} */
export async function runStories() {
  return testStories('stories', await findOrInstallChromium());
}

/**
 * Compares the stories called Matrix with their pictures. Each major version of Chromium draws a little otherwise.
 *
 * @param {boolean} [isAccepted] whether what is drawn now becomes the pictures
 * @returns {Promise<Count>}
 */
export async function runVisual(isAccepted = false) {
  const chromium = await findOrInstallChromium();
  const here = await chromiumVersion(chromium);
  const drawn = versionOfPictures();
  if (isAccepted) {
    rmSync(BASELINES, { recursive: true, force: true });
    const count = await testStories('visual', chromium, ['--update-snapshots=all']);
    writeFileSync(join(BASELINES, 'chromium.json'), `{ "major": "${here}" }\n`);
    return count;
  }
  if (here === drawn) return testStories('visual', chromium);
  console.log(
    drawn === undefined
      ? 'There are no pictures yet. `npm run visual -- --accept` draws them.'
      : `The pictures are of Chromium ${drawn}, and this is ${here}, which may draw letters otherwise: nothing was compared.`,
  );
  return { passed: 0, failed: 0, failures: [] };
}

/**
 * Runs some tests of stories on a Storybook that is built, if it must, and served for them.
 *
 * @param {string} suite `stories` or `visual`
 * @param {string} chromium path of its program
 * @param {readonly string[]} [args]
 * @returns {Promise<Count>}
 */
async function testStories(suite, chromium, args = []) {
  const folder = await buildStorybook();
  const report = freshReport(suite);
  const server = await serveStatic(folder);
  try {
    const env = projectEnv({
      ...NEUTRAL,
      CHROMIUM_PATH: chromium,
      STORYBOOK_URL: server.url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const all = ['test', '--config', '.storybook', '--project', `${suite} *`, '--reporter=dot,json', ...args];
    const ended = await run(bin('.storybook', 'playwright'), all, { env, show: true });
    return suiteCount(report, ended, countPlaywright);
  } finally {
    server.close();
  }
}

/** @returns {string | undefined} the major version of Chromium that drew the pictures, if there are any */
function versionOfPictures() {
  const file = join(BASELINES, 'chromium.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).major : undefined;
}

/** The user flows through the built shop, in Chromium, Firefox and WebKitGTK. @param {readonly string[]} [args] for Playwright @returns {Promise<Count>} */
export async function runJourneys(args = []) {
  const chromium = await findOrInstallChromium();
  await installOtherBrowsers();
  const report = freshReport('e2e');
  const env = projectEnv({ ...NEUTRAL, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const ended = await run(bin('e2e', 'playwright'), ['test', '--reporter=list,json', ...args], {
    cwd: join(root, 'e2e'),
    env,
    show: true,
  });
  return suiteCount(report, ended, countPlaywright);
}

/** @param {string} name @returns {string} where a suite writes its result; last time's is gone */
function freshReport(name) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
