import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { cache, root } from './paths.mjs';
import { countJest, countPlaywright, suiteCount } from './results.mjs';
import { bin, projectEnv, run, tail } from './run.mjs';
import { serveStatic } from './serve-static.mjs';

/** @typedef {import('./results.mjs').Count} Count */

/** What a developer set for a server of his own must not reach the servers that tests start. */
const NEUTRAL = {
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  HOST: undefined,
  API_ORIGIN: undefined,
  NODE_ENV: undefined,
};

/** Whether the stories have a Storybook to be in. */
export function hasStories() {
  return ['main.ts', 'main.tsx', 'main.js'].some((name) => existsSync(join(root, '.storybook', name)));
}

/** Whether there are browser journeys. */
export function hasJourneys() {
  return existsSync(join(root, 'e2e', 'playwright.config.ts'));
}

/** Every test that needs no browser, of all packages. @returns {Promise<Count>} */
export async function runUnitTests() {
  const report = freshReport('unit');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('.', 'vitest'), args, { env: projectEnv(NEUTRAL), show: true });
  return suiteCount(report, code, countJest);
}

/** Every story in a real browser: it draws, its play function passes, axe finds nothing. @returns {Promise<Count>} */
export async function runStories() {
  const chromium = await findOrInstallChromium();
  const folder = join(root, 'storybook-static');
  const env = projectEnv({ ...NEUTRAL, CHROMIUM_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' });
  const built = await run(
    bin('.storybook', 'storybook'),
    ['build', '-c', '.storybook', '-o', folder, '--quiet', '--disable-telemetry'],
    { env },
  );
  if (built.code !== 0) {
    console.log(`${tail(built.output, 60)}\nThe Storybook could not be built.`);
    return { passed: 0, failed: 1 };
  }
  const report = freshReport('stories');
  const server = await serveStatic(folder);
  try {
    // Its --outputFile takes no file name, so the report is what it prints.
    const args = ['--url', server.url, '--config-dir', '.storybook', '--json', '--maxWorkers', '2'];
    const { code } = await run(bin('.storybook', 'test-storybook'), args, { env, show: true, stdoutFile: report });
    return suiteCount(report, code, countJest);
  } finally {
    server.close();
  }
}

/** The journeys of shoppers through the built shop, in a real browser. @returns {Promise<Count>} */
export async function runJourneys() {
  const chromium = await findOrInstallChromium();
  const report = freshReport('e2e');
  const env = projectEnv({ ...NEUTRAL, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { code } = await run(bin('e2e', 'playwright'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env,
    show: true,
  });
  return suiteCount(report, code, countPlaywright);
}

/** @param {string} name @returns {string} where a suite writes its result; last time's is gone */
function freshReport(name) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
