/// <reference lib="dom" />
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from './chromium.mjs';
import { freePort } from './free-port.mjs';
import { projectEnv } from './run.mjs';
import { serveStatic } from './serve-static.mjs';
import { waitForServer } from './wait-for-server.mjs';

const START_TIMEOUT_MS = 30_000;
/** Expected output of the offline purchase in all environments. */
export const UNPLUGGED = '¥170.20 shipped, {"page":"shown","connection":{"reachable":"idle"}}';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Opens the built consumers and uses them.
 *
 * @param {string} folder folder with the consumers
 * @returns {Promise<string>} problems; empty without problems
 */
export async function openConsumers(folder) {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
  const vite = await serveStatic(join(folder, 'vite', 'dist'));
  const unplugged = await serveStatic(join(folder, 'unplugged', 'dist'));
  const next = await startServer(join(folder, 'next'), (port) => ['next', 'start', '-p', port, '-H', '127.0.0.1']);
  const reactRouter = await startServer(join(folder, 'react-router'), () => [
    'react-router-serve',
    './build/server/index.js',
  ]);
  try {
    const problems = [
      ...(await visit(browser, `${vite.url}/index.html`, 'rgb(14, 85, 70)')),
      ...(await visit(browser, `${vite.url}/branded.html`, 'rgb(23, 74, 156)')),
      ...(await visit(browser, `${vite.url}/bare.html`)),
      ...(await visit(browser, `${vite.url}/parts.html`, 'rgb(14, 85, 70)')),
      ...(await visit(browser, `${vite.url}/tailwind.html`, 'rgb(14, 85, 70)')),
      ...(await visit(browser, next.url, 'rgb(14, 85, 70)')),
      ...(await isServerRendered(next.url)),
      ...(await visit(browser, reactRouter.url, 'rgb(14, 85, 70)')),
      ...(await isServerRendered(reactRouter.url)),
      ...(await visitUnplugged(browser, `${unplugged.url}/index.html`)),
    ];
    return problems.join('\n');
  } finally {
    await browser.close();
    vite.close();
    unplugged.close();
    next.close();
    reactRouter.close();
  }
}

/**
 * Clicks the button of the page, and reports warnings and errors in the console.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} [background] expected color of the button, if the page has a theme
 * @returns {Promise<string[]>}
 */
async function visit(browser, url, background) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${url}: ${error.message}`));
  try {
    await page.goto(url);
    const button = page.getByRole('button', { name: 'Add to cart' });
    await button.click();
    await page.getByText('In the cart: 1').waitFor();
    const painted = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    // The pointer is still on the button, which shows its hover color.
    await page.mouse.move(0, 0);
    await page.getByText('89.00').first().waitFor({ state: 'attached' });
    if (background !== undefined) await waitForBackground(page, background, painted);
  } catch (error) {
    problems.push(`${url}: ${error instanceof Error ? error.message : error}`);
  }
  await page.close();
  return problems;
}

/**
 * Waits until a page and its worker have placed an order offline.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>}
 */
async function visitUnplugged(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  const problems = await Promise.all(
    ['page', 'worker'].map(async (id) => {
      const text = await page.locator(`#${id}:not(:empty)`).textContent({ timeout: 10_000 });
      return text === UNPLUGGED ? [] : [`${url}, ${id}: ${text}`];
    }),
  );
  await page.close();
  return problems.flat();
}

/** @param {Page} page @param {string} expected @param {string} hoverColor */
async function waitForBackground(page, expected, hoverColor) {
  await page
    .waitForFunction(
      (color) =>
        [...document.querySelectorAll('button')].some((button) => getComputedStyle(button).backgroundColor === color),
      expected,
      { timeout: 5000 },
    )
    .catch(() => {
      throw new Error(`No button is ${expected}; the clicked one was ${hoverColor}.`);
    });
}

/** @param {string} url @returns {Promise<string[]>} */
async function isServerRendered(url) {
  const html = await (await fetch(url)).text();
  return ['Add to cart', 'From 1024 px on', 'In the cart: 0']
    .filter((text) => !html.includes(text))
    .map((text) => `The server did not render "${text}".`);
}

/**
 * Starts the server of a consumer, and waits until it answers.
 *
 * @param {string} folder of the consumer
 * @param {(port: string) => [string, ...string[]]} commandOf returns an installed program and its arguments
 * @returns {Promise<{ url: string, close: () => void }>}
 */
async function startServer(folder, commandOf) {
  const port = String(await freePort());
  const [program, ...args] = commandOf(port);
  const command = join(folder, 'node_modules', '.bin', process.platform === 'win32' ? `${program}.cmd` : program);
  const server = spawn(command, args, {
    cwd: folder,
    env: projectEnv({ HOST: '127.0.0.1', PORT: port, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForServer(program, url, server, START_TIMEOUT_MS);
  return { url, close: () => server.kill() };
}
