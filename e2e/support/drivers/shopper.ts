import { expect } from '@playwright/test';
import type { Driver, InputSource } from './driver.ts';

/** An element of the page: the first visible one that matches. */
export interface Target {
  /** CSS selector. */
  selector: string;
  /** Its accessible name, or the text of an element without one. */
  name?: string;
}

/** Uses a page with mouse and keyboard. */
export interface Shopper {
  open(url: string): Promise<void>;
  /** Waits until the path and query of the page match. */
  waitForAddress(pattern: RegExp): Promise<void>;
  /** Waits until an element is visible. */
  waitFor(target: Target): Promise<void>;
  /** Waits until an element is no longer visible. */
  waitForAbsence(target: Target): Promise<void>;
  /** Returns whether an element is visible now. */
  has(target: Target): Promise<boolean>;
  /** Clicks an element once it is stable and not covered. */
  press(target: Target): Promise<void>;
  /** Types text into an empty field, once it is hydrated. */
  fill(target: Target, text: string): Promise<void>;
  pressKey(value: string): Promise<void>;
  waitForTimeout(milliseconds: number): Promise<void>;
}

/** Key values of the WebDriver standard. */
export const ENTER = '\uE007';

/** Timeout in milliseconds for loading and rendering. */
const TIMEOUT = 30_000;

/** Runs in the page: finds the first visible element that matches. */
function find({ selector, name }: Target): Element | undefined {
  const textOf = (node: Node | null) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    return label ?? (labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element));
  };
  return [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const isVisible = width * height > 0 && getComputedStyle(element).visibility === 'visible';
    return isVisible && (name === undefined || nameOf(element) === name);
  });
}

/** Runs in the page: finds the point to press. Returns `null` if the element is moving, covered or not hydrated for a second. */
async function findPoint(
  element: () => Element | undefined,
  isHydrated: boolean,
): Promise<{ x: number; y: number } | null> {
  for (let frame = 0, still = 0, last = ''; frame < 60; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const found = element();
    const control = found?.closest('label') ?? found;
    if (!found || !control) continue;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    // The middle of a label may be a link in its text.
    const offset = control instanceof HTMLLabelElement ? Math.min(width / 2, 12) : width / 2;
    const point = { x: Math.round(x + offset), y: Math.round(y + height / 2) };
    const isFree = control.contains(document.elementFromPoint(point.x, point.y));
    const isReady = !isHydrated || Object.keys(found).some((key) => key.startsWith('__reactFiber'));
    still = isFree && isReady && last === JSON.stringify(point) ? still + 1 : 0;
    if (still === 3) return point;
    last = JSON.stringify(point);
  }
  return null;
}

/** Creates a shopper that uses the page of a browser. */
export function createShopper(driver: Driver): Shopper {
  const expressionOf = (target: Target) => `(${find})(${JSON.stringify(target)})`;
  const has = async (target: Target) => (await driver.evaluate(`${expressionOf(target)} !== undefined`)) === true;
  const expectValue = (target: Target, isThere: boolean) =>
    // Evaluation fails while the page navigates.
    expect(async () => expect(await has(target), JSON.stringify(target)).toBe(isThere)).toPass({ timeout: TIMEOUT });

  async function press(target: Target, isHydrated = false): Promise<void> {
    let point: { x: number; y: number } | undefined;
    await expect(async () => {
      point = (await driver.evaluate(`(${findPoint})(() => ${expressionOf(target)}, ${isHydrated})`)) as typeof point;
      expect(point, JSON.stringify(target)).toBeTruthy();
    }).toPass({ timeout: TIMEOUT });
    if (point === undefined) return;
    const actions = [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const;
    await driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  async function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    const keyboard: InputSource = { type: 'key', id: 'keyboard', actions };
    await driver.perform([keyboard]);
  }

  return {
    open: (url) => driver.open(url),
    waitForAddress: (pattern) =>
      expect(async () => expect(await driver.evaluate('location.pathname + location.search')).toMatch(pattern)).toPass({
        timeout: TIMEOUT,
      }),
    waitFor: (target) => expectValue(target, true),
    waitForAbsence: (target) => expectValue(target, false),
    has,
    press: (target) => press(target),
    async fill(target, text) {
      await press(target, true);
      await type(text);
      await expect(async () => expect(await driver.evaluate(`${expressionOf(target)}?.value`)).toBe(text)).toPass({
        timeout: TIMEOUT,
      });
    },
    pressKey: type,
    waitForTimeout: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
