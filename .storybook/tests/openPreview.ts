import type { Page } from '@playwright/test';
import { type PlayOptions, playInPage, waitForStore } from './inPage.ts';

/** Parts of warnings that are no fault of a story. */
const IGNORED = [
  // A failed wait for the focus prints the window, which reads a property that Storybook warns about.
  'Accessing the Story Store is deprecated',
  // Depends on the speed of the machine.
  'was preloaded using link preload but not used within a few seconds',
];

/** The preview of a Storybook, which shows one story at a time. */
export interface Preview {
  /** Console warnings and errors since the last story was played. */
  messages: string[];
  /**
   * Renders a story, runs its play function and checks it with axe.
   *
   * @returns the problems, including console warnings and errors
   */
  play(options: PlayOptions): Promise<string[]>;
}

/** Opens the preview of the Storybook at a URL. */
export async function openPreview(page: Page, url: string): Promise<Preview> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (IGNORED.some((text) => message.text().includes(text))) return;
    if (['warning', 'error'].includes(message.type())) messages.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  // Storybook's frame has no icon, so the browser requests one that does not exist.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(new URL('iframe.html', url).href);
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'));
  await page.evaluate(waitForStore);
  return {
    messages,
    async play(options) {
      messages.length = 0;
      const problems = await page.evaluate(playInPage, options);
      return [...problems, ...messages];
    },
  };
}
