import { chromium } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { launchOptions } from './launchOptions.ts';

/** @type {import('@playwright/test').Browser | undefined} */
let browser;
/** @type {import('@playwright/test').Page | undefined} */
let page;

/**
 * Environment of the story tests. Opening the preview takes as long as several stories, so each worker opens it once and
 * then switches between stories.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    page ??= await openPage();
    Object.assign(this.global, { page, __sbPreVisit: preVisit, __sbPostVisit: postVisit });
  }

  /**
   * Opens a new page after a failure, which may have left the page in a state that fails other stories.
   *
   * @param {{ name: string, test?: { errors: unknown[] } }} event
   */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_done' || !test?.errors.length) return;
    page = await openPage();
    Object.assign(this.global, { page });
  }
}

async function openPage() {
  browser ??= await launch();
  await page?.context().close();
  const context = await browser.newContext({ locale: 'zh-CN' });
  const newPage = await context.newPage();
  await setupPage(newPage, context);
  return newPage;
}

function launch() {
  // A worker of Jest removes its listener when there are no more tests. The open browser would keep it from ending.
  process.on('removeListener', (event) => {
    if (event === 'message') process.exit();
  });
  return chromium.launch(launchOptions);
}
