import { test as base, type Page } from '@playwright/test';
import type { Look } from '../toolbar.ts';
import { playInPage, setGlobals } from './inPage.ts';

/** A page that shows one story after the other. */
export interface Stage {
  page: Page;
  /**
   * Draws a story, runs its play function and has axe look at it.
   *
   * @returns what is wrong with it, a console message at level warning or error included
   */
  play(storyId: string): Promise<string[]>;
}

/** A story in the index of a Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** Among them `phone`, for what only narrow windows show. */
  tags: readonly string[];
}

const url = process.env.STORYBOOK_URL ?? 'http://127.0.0.1:6006';

/** Every story of the Storybook that is a test: those tagged `!test` are only to be looked at. */
export async function listStories(): Promise<StoryEntry[]> {
  const index: { entries: Record<string, StoryEntry & { type: string }> } = await fetch(`${url}/index.json`).then(
    (it) => it.json(),
  );
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
}

/**
 * Opens the preview, which takes as long as several stories, so that a worker does it once: stories follow each other as
 * in the sidebar. After a failure Playwright starts a new worker, and with it a fresh page.
 *
 * @param globals what the toolbar would say
 * @param prepare what to do to the page before it loads
 */
export async function openStage(page: Page, globals: object, prepare?: (page: Page) => Promise<void>): Promise<Stage> {
  const said: string[] = [];
  page.on('console', (message) => {
    // Printing the window, as a failed wait for the focus does, touches a property that Storybook gives a warning.
    if (message.text().startsWith('Accessing the Story Store is deprecated')) return;
    if (['warning', 'error'].includes(message.type())) said.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  // Storybook's frame has no icon of its own, so that the browser asks for one that is not there.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await prepare?.(page);
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'));
  await page.evaluate(setGlobals, globals);
  return {
    page,
    async play(storyId) {
      said.length = 0;
      const problems = await page.evaluate(playInPage, storyId);
      return [...problems, ...said];
    },
  };
}

/** Tests with a look; a project chooses it. */
export const test = base.extend<object, { look: Look }>({
  look: [
    { locale: 'zh-CN', theme: 'light' },
    { option: true, scope: 'worker' },
  ],
});
