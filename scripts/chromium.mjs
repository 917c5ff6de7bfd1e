import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { bin, projectEnv, run, tail } from './run.mjs';
import { Stop } from './stop.mjs';
import { aptInstall, findProgram, isProgram, isRootOnDebian } from './system.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMON_PATHS = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns a browser for tests: CHROMIUM_PATH, an installed one, or a new one. As root on Debian, the new one is Debian's package,
 * which includes the system libraries; elsewhere it is Playwright's browser.
 *
 * @returns {Promise<string>} path of its program
 * @throws {Stop} when none is found and none can be installed
 */
export async function findOrInstallChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !isProgram(configuredPath))
    throw new Stop(
      `CHROMIUM_PATH is ${configuredPath}, which is not a program. Correct it, or unset it to use an installed browser.`,
    );
  const path = configuredPath || findChromium() || playwrightsChromium() || (await installChromium());
  await ensureChineseFont();
  return path;
}

/**
 * Returns a browser for tests without a window: the headless shell of Chromium if it is installed or Debian's package can be
 * installed, because it needs half the processor time. Otherwise the browser of {@link findOrInstallChromium}.
 *
 * @returns {Promise<string>} path of its program
 * @throws {Stop} when none is found and none can be installed
 */
export async function findOrInstallHeadlessChromium() {
  const path = process.env.CHROMIUM_PATH ? undefined : await findOrInstallHeadlessShell();
  if (path === undefined) return findOrInstallChromium();
  await ensureChineseFont();
  return path;
}

/** @returns {Promise<string | undefined>} */
async function findOrInstallHeadlessShell() {
  const installedPath = findProgram([HEADLESS_SHELL]);
  if (installedPath !== undefined || !isRootOnDebian()) return installedPath;
  console.log('Installing a browser to test in …');
  await aptInstall([HEADLESS_SHELL]);
  return findProgram([HEADLESS_SHELL]);
}

/** @returns {string | undefined} */
function findChromium() {
  return findProgram(NAMES) ?? COMMON_PATHS.find(isProgram);
}

/** Returns the path of the browser that Playwright downloaded, if there is one. */
function playwrightsChromium() {
  const inTest = createRequire(createRequire(join(root, 'e2e', 'package.json')).resolve('@playwright/test'));
  /** @type {string} */
  const path = inTest('playwright').chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

async function installChromium() {
  console.log('Installing a browser to test in …');
  if (isRootOnDebian()) {
    const failure = await aptInstall(['chromium', 'fonts-noto-cjk']);
    const installedPath = findChromium();
    if (installedPath) return installedPath;
    throw new Stop(
      `${failure}\n\nDebian’s package chromium could not be installed. Check the network, or set CHROMIUM_PATH to a Chromium or Chrome, and run the command again.`,
    );
  }
  const { output } = await run(bin('e2e', 'playwright'), ['install', 'chromium'], { env: projectEnv() });
  const installedPath = playwrightsChromium();
  if (installedPath) return installedPath;
  throw new Stop(
    `${tail(output, 12)}\n\nNo browser was found and Playwright’s could not be downloaded. Install Chromium or Chrome, or set CHROMIUM_PATH, and run the command again.`,
  );
}

/** @param {string} path of the program @returns {Promise<string>} its major version, such as `156` */
export async function chromiumVersion(path) {
  const { output } = await run(path, ['--version']);
  const version = /(\d+)\.\d+\.\d+/.exec(output)?.[1];
  if (version === undefined) throw new Stop(`${path} does not print its version:\n${tail(output, 4)}`);
  return version;
}

/** Installs a Chinese font. Without one, screenshots and measurements of the Chinese shop show empty boxes. */
async function ensureChineseFont() {
  const { code, output } = await run('fc-list', [':lang=zh']);
  if (code !== 0 || output.trim() !== '') return;
  const failure = isRootOnDebian() ? await aptInstall(['fonts-noto-cjk']) : 'none';
  if (failure !== undefined)
    console.warn(
      'There is no Chinese font on this machine, so tests render Chinese as boxes. Install one, such as Noto Sans CJK.',
    );
}
