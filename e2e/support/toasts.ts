import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What toasts have said on this page, and no test has asked for yet. */
    toastsSeen: string[];
  }
}

/** Milliseconds between two looks; a page that is not in sight has no frames to go by. */
const LOOK_EVERY = 50;

/** Keeps what toasts say: on a busy machine one may come and go while a test waits for something else. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.toastsSeen = [];
    const known = new WeakSet<Element>();
    const look = () => {
      for (const words of document.querySelectorAll('[data-live-announcer] [data-tone] > :first-child')) {
        if (known.has(words) || words.checkVisibility?.() === false) continue;
        known.add(words);
        window.toastsSeen.push(words.textContent);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a toast says so, unless one has said it since it was last asked for. */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const place = window.toastsSeen.indexOf(wanted);
      if (place >= 0) window.toastsSeen.splice(place, 1);
      return place >= 0;
    },
    text,
    { polling: LOOK_EVERY, timeout: 30_000 },
  );
}
