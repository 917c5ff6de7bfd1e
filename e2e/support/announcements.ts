import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Polite sentences of this page for screen readers, oldest first. */
    announcements: string[];
  }
}

/** Records what screen readers hear: the next sentence may replace one while a test on a busy machine waits for something else. */
export async function recordAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.announcements = [];
    const last = new WeakMap<Element, string>();
    const record = () => {
      for (const region of document.querySelectorAll('[data-live-announcer] > [aria-live=polite]')) {
        const text = region.textContent;
        if (last.get(region) === text) continue;
        last.set(region, text);
        if (text !== '') window.announcements.push(text);
      }
    };
    new MutationObserver(record).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Waits until a polite sentence with this text was announced since the page was loaded. */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<void> {
  const announced = () => page.evaluate(() => window.announcements);
  await expect
    .poll(announced, { timeout: 30_000 })
    .toContainEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
}
