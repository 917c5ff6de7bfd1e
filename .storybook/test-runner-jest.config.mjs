import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from './tests/launchOptions.ts';

const config = getJestConfig();
const pathOf = (name) => fileURLToPath(new URL(`tests/${name}`, import.meta.url));

/** Settings of Jest for `npm run test-storybook`. The tests of the stories are generated from the index of the Storybook. */
export default {
  ...config,
  maxWorkers: 2,
  // Without a limit, Jest runs a few tests in its own process, where the open browser would keep it from ending.
  workerIdleMemoryLimit: '4GB',
  // One test has all looks of a story.
  testTimeout: process.env.STORY_LOOKS === 'all' ? 150_000 : 60_000,
  reporters: [pathOf('failureReporter.ts')],
  testEnvironment: pathOf('storyEnvironment.mjs'),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions,
      // storyEnvironment.mjs opens the browser.
      skipInitialization: true,
    },
  },
  // The environment sets what these files set, without loading Babel for each test file.
  setupFilesAfterEnv: [],
  transform: {},
};
