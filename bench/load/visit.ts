import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone.ts';
import type { LoadedScreen } from './screens.ts';

/** Metrics of a first visit to a screen, in milliseconds since the navigation started. */
export interface Visit {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: the part above 50 ms of each long task after the first contentful paint. */
  tbt: number;
}

interface Metrics {
  fcp: number;
  lcp: number;
  longTasks: { start: number; duration: number }[];
  effectAt: number | null;
}

/** A page is idle after this time without long tasks and requests. */
const QUIET_MS = 2000;
const TIMEOUT_MS = 60_000;

/** Measures a first visit to a screen, until the page is idle. */
export async function visit(browser: Browser, url: string, withScript: boolean): Promise<Visit> {
  const { context, page } = await openPhone(browser, withScript);
  try {
    await page.addInitScript(watch, null);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForFunction(isIdle, QUIET_MS, { polling: 250, timeout: 120_000 });
    const { fcp, lcp, longTasks } = await readMetrics(page);
    const tasksAfterFcp = longTasks.filter(({ start, duration }) => start + duration > fcp);
    return { fcp, lcp, tbt: tasksAfterFcp.reduce((sum, { duration }) => sum + duration - 50, 0) };
  } finally {
    await context.close();
  }
}

/** Opens a screen and taps the button ten times a second until it works. @returns milliseconds since the navigation started */
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
    while (performance.now() - start < TIMEOUT_MS) {
      const { effectAt } = await readMetrics(page);
      if (effectAt !== null) return effectAt;
      // Reads the position each time, because content above the button may still move it.
      const box = await button.boundingBox();
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(100);
    }
    throw new RangeError(`On ${path}, taps on “${tap}” did nothing for ${TIMEOUT_MS / 1000} s.`);
  } finally {
    await context.close();
  }
}

function readMetrics(page: Page): Promise<Metrics> {
  return page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics);
}

/** Runs in the page before its scripts. @param effect selector of the effect of a tap */
function watch(effect: string | null): void {
  const metrics: Metrics = { fcp: 0, lcp: 0, longTasks: [], effectAt: null };
  Object.assign(window, { metrics });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push({ start: startTime, duration }));
  if (effect === null) return;
  const observer = new MutationObserver(() => {
    if (metrics.effectAt !== null || !document.querySelector(effect)) return;
    metrics.effectAt = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: returns whether no long task and no request has ended recently. */
function isIdle(quietMs: number): boolean {
  const { longTasks } = (window as unknown as { metrics: Metrics }).metrics;
  const lastTask = longTasks.at(-1);
  const lastRequest = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
  const lastActivity = Math.max(lastTask ? lastTask.start + lastTask.duration : 0, lastRequest?.responseEnd ?? 0);
  return performance.now() - lastActivity > quietMs;
}
