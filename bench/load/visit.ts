import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone.ts';
import type { LoadedScreen } from './screens.ts';

/** What a first visit to a screen is like, in milliseconds since the address was entered. */
export interface Visit {
  /** First content. */
  fcp: number;
  /** The largest picture or text. */
  lcp: number;
  /** Total blocking time: of every task longer than 50 ms after the first content, what is beyond those 50. */
  tbt: number;
}

interface Watched {
  fcp: number;
  lcp: number;
  longTasks: { start: number; duration: number }[];
  effectAt: number | null;
}

/** So long nothing computes for long any more: the page has come to rest. */
const QUIET_MS = 2000;
const PATIENCE_MS = 60_000;

/** Visits a screen for the first time and waits until it has come to rest. */
export async function visit(browser: Browser, url: string, withScript: boolean): Promise<Visit> {
  const { context, page } = await openPhone(browser, withScript);
  try {
    await page.addInitScript(watch, null);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForFunction(isAtRest, QUIET_MS, { polling: 250, timeout: 120_000 });
    const { fcp, lcp, longTasks } = await readWatched(page);
    const late = longTasks.filter(({ start, duration }) => start + duration > fcp);
    return { fcp, lcp, tbt: late.reduce((sum, { duration }) => sum + duration - 50, 0) };
  } finally {
    await context.close();
  }
}

/** Visits a screen for the first time and taps ten times a second, from when there is something to tap on, until it works. */
export async function timeUntilTapWorks(
  browser: Browser,
  shopUrl: string,
  { path, tap, effect }: LoadedScreen,
): Promise<number> {
  const { context, page } = await openPhone(browser, true);
  try {
    await page.addInitScript(watch, effect);
    await page.goto(shopUrl + path, { waitUntil: 'commit', timeout: 120_000 });
    const button = page.getByRole('button', { name: tap, exact: true }).filter({ visible: true }).first();
    await button.waitFor({ timeout: 120_000 });
    const start = performance.now();
    while (performance.now() - start < PATIENCE_MS) {
      const { effectAt } = await readWatched(page);
      if (effectAt !== null) return effectAt;
      // Where it is now: what is above it may still be moving.
      const box = await button.boundingBox();
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(100);
    }
    throw new RangeError(`On ${path}, taps on “${tap}” did nothing for ${PATIENCE_MS / 1000} s.`);
  } finally {
    await context.close();
  }
}

function readWatched(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

/** Runs in the page before anything else. @param effect what is looked for in the document */
function watch(effect: string | null): void {
  const watched: Watched = { fcp: 0, lcp: 0, longTasks: [], effectAt: null };
  Object.assign(window, { watched });
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }));
  if (effect === null) return;
  const look = new MutationObserver(() => {
    if (watched.effectAt !== null || !document.querySelector(effect)) return;
    watched.effectAt = performance.now();
  });
  look.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page. */
function isAtRest(quietMs: number): boolean {
  const { longTasks } = (window as unknown as { watched: Watched }).watched;
  const last = longTasks.at(-1);
  const lastRequest = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
  const since = Math.max(last ? last.start + last.duration : 0, lastRequest?.responseEnd ?? 0);
  return performance.now() - since > quietMs;
}
