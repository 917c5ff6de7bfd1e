import { test as base, type Page } from '@playwright/test';
import type { Look } from '../toolbar.ts';
import { playInPage, setGlobals } from './inPage.ts';

/** A page that shows one story at a time. */
export interface Stage {
  page: Page;
  /**
   * Renders a story, runs its play function and checks it with axe.
   *
   * @returns the problems, including console warnings and errors
   */
  play(storyId: string): Promise<string[]>;
}

/** A story in the index of a Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** Tags. `phone` marks stories for narrow windows. */
  tags: readonly string[];
}

const url = process.env.STORYBOOK_URL ?? 'http://127.0.0.1:6006';

/** Lists the stories that are tests, which are all except those tagged `!test`. */
export async function listStories(): Promise<StoryEntry[]> {
  const index: { entries: Record<string, StoryEntry & { type: string }> } = await fetch(`${url}/index.json`).then(
    (response) => response.json(),
  );
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
}

/**
 * Opens the preview. This takes as long as several stories, so each worker opens it once and then switches between
 * stories. After a failure, Playwright starts a new worker and with it a new page.
 *
 * @param globals settings of the toolbar
 * @param prepare runs before the page loads
 */
export async function openStage(page: Page, globals: object, prepare?: (page: Page) => Promise<void>): Promise<Stage> {
  const messages: string[] = [];
  page.on('console', (message) => {
    // A failed wait for the focus prints the window, which reads a property that Storybook warns about.
    if (message.text().startsWith('Accessing the Story Store is deprecated')) return;
    if (['warning', 'error'].includes(message.type())) messages.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  // Storybook's frame has no icon, so the browser requests one that does not exist.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await prepare?.(page);
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'));
  await page.evaluate(setGlobals, globals);
  return {
    page,
    async play(storyId) {
      messages.length = 0;
      const problems = await page.evaluate(playInPage, storyId);
      return [...problems, ...messages];
    },
  };
}

/** Playwright test with the look of its project. */
export const test = base.extend<object, { look: Look }>({
  look: [
    { locale: 'zh-CN', theme: 'light' },
    { option: true, scope: 'worker' },
  ],
});
