import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findRepeatedNames } from './findRepeatedNames.ts';
import { expect } from './test.ts';

/** Maximum layout shift while a page loads: the metric CLS, without session windows. */
const MAX_SHIFT = 0.01;
/** Maximum after the whole HTML was painted. Nothing but hydration happens then, so this doesn't depend on the machine. */
const MAX_LATE_SHIFT = 0.001;

/** Records layout shifts on all pages that are opened from now on. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: RecordedShift[] = [];
    const watched = { shifts, paintedAt: Number.POSITIVE_INFINITY };
    Object.assign(window, { watched });
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => requestAnimationFrame((time) => void Object.assign(watched, { paintedAt: time })));
    });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].join(),
          );
          return `${node instanceof Element ? node.outerHTML.slice(0, 80) : '?'} from ${before} to ${after}`;
        });
        shifts.push({ value, hadRecentInput, startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface RecordedShift {
  value: number;
  hadRecentInput: boolean;
  startTime: number;
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Opens a screen, and checks it in the light and the dark theme.
 *
 * @returns descriptions of problems: violations found by axe, repeated names, adjacent texts without a gap, and layout
 * shifts while it loads
 */
export async function examineScreen(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, path).toHaveCount(1);
  await expect(heading, path).not.toHaveText('');
  await expect(page, path).toHaveTitle(/./);
  await expect(page, path).toHaveURL(path);
  await settle(page);
  const moved = await findShift(page);
  await renderAll(page);
  await settle(page);
  const repeated = await findRepeatedNames(page);
  const touching = await findTouchingTexts(page);
  const light = await new AxeBuilder({ page }).analyze();
  // A theme changes only colors.
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  const barriers = Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${theme}: ${id} of ${target.join(' ')} ${html.slice(0, 160)}`),
    ),
  );
  return [...moved, ...repeated, ...touching, ...barriers].map((problem) => `${path}, ${problem}`);
}

interface WatchedWindow {
  watched: { shifts: RecordedShift[]; paintedAt: number };
}

/** Returns a description of the layout shifts since the page was opened, if they exceed the maximum. */
async function findShift(page: Page): Promise<string[]> {
  const { shifts } = await page.evaluate(() => (window as unknown as WatchedWindow).watched);
  return describeShifts(
    shifts.filter(({ hadRecentInput }) => !hadRecentInput),
    MAX_SHIFT,
  );
}

/**
 * The same since the whole HTML was painted. Includes shifts that Chromium attributes to input, because it counts a resized
 * window as input.
 */
export async function findLateShift(page: Page): Promise<string[]> {
  const { shifts, paintedAt } = await page.evaluate(() => (window as unknown as WatchedWindow).watched);
  return describeShifts(
    shifts.filter(({ startTime }) => startTime > paintedAt),
    MAX_LATE_SHIFT,
  );
}

function describeShifts(shifts: readonly RecordedShift[], max: number): string[] {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > max ? [`moves by ${sum.toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join(', ')}`] : [];
}

/** Finds texts of two adjacent elements without a gap. A flex container drops the space at the end of a text. */
function findTouchingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    let before: { text: string; parent: Element | null; end: DOMRect } | null = null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const range = document.createRange();
      range.setStart(node, Math.max(0, text.search(/\S/)));
      range.setEnd(node, text.trimEnd().length);
      const rects = [...range.getClientRects()];
      const [start] = rects;
      const end = rects.at(-1);
      // Texts for screen readers only have no size.
      if (!start || !end || start.width < 2 || (node.parentElement?.clientWidth ?? 2) === 1) continue;
      const isBeside = before && node.parentElement !== before.parent && Math.abs(start.y - before.end.y) < 8;
      const gap = before ? start.left - before.end.right : 0;
      const bothAreText = /[\p{L}\p{N}]\s+$/u.test(before?.text ?? '') && /^[\p{L}\p{N}]/u.test(text);
      if (isBeside && bothAreText && gap > -1 && gap < 1) problems.push(`"${before?.text}" touches "${text}"`);
      before = { text, parent: node.parentElement, end };
    }
    return problems;
  });
}

/** Renders content with `content-visibility: auto`: outside the window, its theme transition would stop halfway. */
async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until nothing is loading and all transitions have ended, because colors are mixed during a transition. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      // An element that inherits a color starts its transition after its parent.
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map((animation) => animation.finished));
    }
  });
}
