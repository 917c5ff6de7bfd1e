const executablePath = process.env.CHROMIUM_PATH;
const isRoot = process.getuid?.() === 0;

/** Options to start Chromium for tests. CHROMIUM_PATH is the path of its program; without it, Playwright's browser is used. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-lcd-text',
    '--font-render-hinting=none',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};
