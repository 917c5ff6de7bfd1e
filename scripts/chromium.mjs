import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { bin, projectEnv, run, tail } from './run.mjs';
import { Stop } from './stop.mjs';
import { aptInstall, findProgram, isProgram, isRootOnDebian } from './system.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A browser to test in: the one that CHROMIUM_PATH names, one that is on this machine, else a new one. Debian's package
 * brings the system libraries it needs along, so as root on Debian that one; elsewhere Playwright's own.
 *
 * @returns {Promise<string>} path of its program
 * @throws {Stop} when there is none and none can be had
 */
export async function findOrInstallChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isProgram(wanted))
    throw new Stop(
      `CHROMIUM_PATH is ${wanted}, but there is no program. Correct it, or unset it to have a browser found.`,
    );
  const path = wanted || findChromium() || playwrightsChromium() || (await installChromium());
  await ensureChineseFont();
  return path;
}

/** @returns {string | undefined} */
function findChromium() {
  return findProgram(NAMES) ?? USUAL_PLACES.find(isProgram);
}

/** Where Playwright keeps its own browser, if it did download it. */
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
    const found = findChromium();
    if (found) return found;
    throw new Stop(
      `${failure}\n\nDebian’s package chromium could not be installed. Check the network, or set CHROMIUM_PATH to a Chromium or Chrome, and run the command again.`,
    );
  }
  const { output } = await run(bin('e2e', 'playwright'), ['install', 'chromium'], { env: projectEnv() });
  const found = playwrightsChromium();
  if (found) return found;
  throw new Stop(
    `${tail(output, 12)}\n\nNo browser was found and Playwright’s could not be downloaded. Install Chromium or Chrome, or set CHROMIUM_PATH, and run the command again.`,
  );
}

/** @param {string} path of the program @returns {Promise<string>} its major version, such as `156` */
export async function chromiumVersion(path) {
  const { output } = await run(path, ['--version']);
  const version = /(\d+)\.\d+\.\d+/.exec(output)?.[1];
  if (version === undefined) throw new Stop(`${path} does not say which version it is:\n${tail(output, 4)}`);
  return version;
}

/** The shop is in Chinese: without such a font its pictures and measures are those of empty boxes. */
async function ensureChineseFont() {
  const { code, output } = await run('fc-list', [':lang=zh']);
  if (code !== 0 || output.trim() !== '') return;
  const failure = isRootOnDebian() ? await aptInstall(['fonts-noto-cjk']) : 'none';
  if (failure !== undefined)
    console.warn(
      'There is no Chinese font on this machine, so the tests draw Chinese as boxes. Install one, such as Noto Sans CJK.',
    );
}
