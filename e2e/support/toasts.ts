import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of toasts on this page that no test has waited for yet. */
    toastsSeen: string[];
  }
}

/** Polling interval in milliseconds. Hidden pages have no animation frames to poll by. */
const POLLING_MS = 50;

/** Records the texts of toasts, because a toast may close while a test on a busy machine waits for something else. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.toastsSeen = [];
    const recorded = new WeakSet<Element>();
    const record = () => {
      for (const message of document.querySelectorAll('[data-live-announcer] [data-tone] > :first-child')) {
        if (recorded.has(message) || message.checkVisibility?.() === false) continue;
        recorded.add(message);
        window.toastsSeen.push(message.textContent);
      }
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a toast with this text, or returns if there was one since the last call. */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (expectedText) => {
      const index = window.toastsSeen.indexOf(expectedText);
      if (index >= 0) window.toastsSeen.splice(index, 1);
      return index >= 0;
    },
    text,
    { polling: POLLING_MS, timeout: 30_000 },
  );
}
