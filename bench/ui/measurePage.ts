import type { Browser } from '@playwright/test';
import { type Finding, findFaults, openOnPhone, type PhonePage } from './phone.ts';
import type { Sample, Work } from './works/Work.ts';

/** What is done on a page: once, then again and again. `close` is the key Escape. */
interface Schedule {
  once: readonly string[];
  again: readonly string[];
  /** How often, besides the first time. */
  times: number;
  /** What is on the page when axe looks. */
  shown: readonly string[];
}

const SCHEDULES: Readonly<Record<Work, Schedule>> = {
  button: { once: [], again: ['mount'], times: 0, shown: [] },
  cards: { once: [], again: ['mount', 'prices', 'favorite', 'unmount'], times: 3, shown: ['mount'] },
  cart: { once: [], again: ['mount', 'press', 'press', 'unmount'], times: 3, shown: ['mount'] },
  form: { once: [], again: ['mount', 'key', 'key', 'submit', 'unmount'], times: 3, shown: ['mount', 'submit'] },
  sheet: { once: ['mount'], again: ['open', 'close'], times: 3, shown: ['open'] },
};

/** Milliseconds of each kind of step on one page. */
export interface Visit {
  /** The first time each was done, when nothing was compiled yet. */
  first: Record<string, Sample>;
  /** Every time after. */
  later: Record<string, Sample[]>;
  findings: Finding[] | undefined;
}

/** Opens a page and does its work. @param looksForFaults whether axe looks at it in the end */
export async function measurePage(browser: Browser, url: string, work: Work, looksForFaults: boolean): Promise<Visit> {
  const phone = await openOnPhone(browser, url);
  const { once, again, times, shown } = SCHEDULES[work];
  const first: Visit['first'] = {};
  const later: Visit['later'] = {};
  try {
    for (const step of once) await takeStep(phone, step);
    for (let time = 0; time <= times; time += 1) {
      await phone.page.evaluate(() => (window as unknown as { gc?: () => void }).gc?.());
      for (const step of again) {
        const sample = await takeStep(phone, step);
        if (!sample) continue;
        if (time === 0) first[step] ??= sample;
        else later[step] = [...(later[step] ?? []), sample];
      }
    }
    if (!looksForFaults) return { first, later, findings: undefined };
    for (const step of shown) await takeStep(phone, step);
    // What fades in has its colours only then.
    await phone.page.waitForTimeout(1500);
    return { first, later, findings: await findFaults(phone) };
  } finally {
    await phone.close();
  }
}

async function takeStep(phone: PhonePage, step: string): Promise<Sample | undefined> {
  if (step === 'close') return closeDialog(phone);
  const { page } = phone;
  const kind = await page.evaluate((name) => (name in window.bench.steps ? 'step' : 'gesture'), step);
  if (kind === 'step') return page.evaluate((name) => window.bench.steps[name]?.(), step);
  const spot = await page.evaluate(async (name) => {
    const gesture = window.bench.gestures?.[name];
    const target = gesture?.target();
    if (!gesture || !target) return undefined;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (gesture.event === 'keydown' && target instanceof HTMLElement) target.focus();
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.gesture = window.timeGesture(gesture);
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, isKey: gesture.event === 'keydown' };
  }, step);
  if (!spot) throw new Error(`There is nothing to ${step}.`);
  if (spot.isKey) await page.keyboard.press('a');
  else await page.touchscreen.tap(spot.x, spot.y);
  const painted = await Promise.race([page.evaluate(() => window.gesture), tooLate(step)]);
  return { script: painted, painted };
}

async function closeDialog({ page }: PhonePage): Promise<undefined> {
  await page.waitForTimeout(600);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => {
    const dialog = document.querySelector('dialog[open], [role="dialog"]');
    return !dialog?.checkVisibility({ visibilityProperty: true });
  });
  await page.waitForTimeout(200);
}

function tooLate(step: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing came of “${step}” within 10 seconds.`)), 10_000).unref();
  });
}
