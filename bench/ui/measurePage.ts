import type { Browser } from '@playwright/test';
import { type Finding, findViolations, openOnPhone, type PhonePage } from './phone.ts';
import type { Sample, Work } from './works/Work.ts';

/** Steps on a page. `close` presses Escape. */
interface Schedule {
  /** Steps that run once. */
  once: readonly string[];
  /** Steps that are repeated. */
  again: readonly string[];
  /** Number of repetitions after the first run. */
  times: number;
  /** Steps before axe checks the page. */
  shown: readonly string[];
}

const SCHEDULES: Readonly<Record<Work, Schedule>> = {
  button: { once: [], again: ['mount'], times: 0, shown: [] },
  cards: { once: [], again: ['mount', 'prices', 'favorite', 'unmount'], times: 3, shown: ['mount'] },
  cart: { once: [], again: ['mount', 'press', 'press', 'unmount'], times: 3, shown: ['mount'] },
  form: { once: [], again: ['mount', 'key', 'key', 'submit', 'unmount'], times: 3, shown: ['mount', 'submit'] },
  sheet: { once: ['mount'], again: ['open', 'close'], times: 3, shown: ['open'] },
};

/** Measurements of each step on one page. */
export interface Visit {
  /** The first run of each step, before the code is compiled. */
  first: Record<string, Sample>;
  /** All later runs. */
  later: Record<string, Sample[]>;
  findings: Finding[] | undefined;
}

/** Opens a page and measures its steps. @param checksAccessibility whether axe checks the page at the end */
export async function measurePage(
  browser: Browser,
  url: string,
  work: Work,
  checksAccessibility: boolean,
): Promise<Visit> {
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
    if (!checksAccessibility) return { first, later, findings: undefined };
    for (const step of shown) await takeStep(phone, step);
    // Waits for fade-in animations, because axe checks the contrast of colors.
    await phone.page.waitForTimeout(1500);
    return { first, later, findings: await findViolations(phone) };
  } finally {
    await phone.close();
  }
}

async function takeStep(phone: PhonePage, step: string): Promise<Sample | undefined> {
  if (step === 'close') return closeDialog(phone);
  const { page } = phone;
  const kind = await page.evaluate((name) => (name in window.bench.steps ? 'step' : 'gesture'), step);
  if (kind === 'step') return page.evaluate((name) => window.bench.steps[name]?.(), step);
  const position = await page.evaluate(async (name) => {
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
  if (!position) throw new Error(`The page has no element for the step “${step}”.`);
  if (position.isKey) await page.keyboard.press('a');
  else await page.touchscreen.tap(position.x, position.y);
  const painted = await Promise.race([page.evaluate(() => window.gesture), rejectAfterTimeout(step)]);
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

function rejectAfterTimeout(step: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The step “${step}” had no effect within 10 seconds.`)), 10_000).unref();
  });
}
