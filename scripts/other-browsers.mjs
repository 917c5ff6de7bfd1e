import { aptInstall, findProgram, isRootOnDebian } from './system.mjs';

/** Browsers that also run the purchase test, with their programs and Debian packages. */
const BROWSERS = [
  { name: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  {
    name: 'WebKitGTK',
    // WebKitGTK has no headless mode, so it needs a virtual display.
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** @param {{ programs: readonly string[][] }} browser */
const isInstalled = ({ programs }) => programs.every((names) => findProgram(names) !== undefined);

/** Installs Firefox and WebKitGTK as root on Debian. Elsewhere their tests are skipped unless they are installed. */
export async function installOtherBrowsers() {
  const missing = BROWSERS.filter((browser) => !isInstalled(browser));
  if (missing.length > 0 && isRootOnDebian()) {
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} …`);
    const failure = await aptInstall(missing.flatMap(({ packages }) => packages));
    if (failure !== undefined) console.warn(failure);
  }
  const skipped = BROWSERS.filter((browser) => !isInstalled(browser)).map(({ name }) => name);
  if (skipped.length > 0) console.log(`Skipping the purchase in ${skipped.join(' and ')}: not installed.`);
}
