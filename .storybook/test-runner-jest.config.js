import { getJestConfig } from '@storybook/test-runner';

/** Opens the browser that CHROMIUM_PATH names; without it, Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH;

export default {
  ...getJestConfig(),
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: {
        headless: true,
        ...(executablePath && { executablePath }),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-dev-shm-usage',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      },
    },
  },
};
