import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS/;

/** Returns the network notice. */
const noticeOf = (page: Page) => page.locator('[data-notice][data-placement]');

/** Opens a page, and waits until the code of the notice is loaded too: it comes after the first view. */
async function open(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/\/NetworkNotice-[^/]+\.js$/);
  await page.goto(path);
  await (await code).finished();
  await page.waitForLoadState('networkidle');
}

/** Returns the vertical positions of all controls and pictures, in px. Floating buttons are left out: they move above the notice. */
function positionsOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, img')]
      .filter((element) => element.checkVisibility() && !element.closest('[data-notice], [data-live-announcer]'))
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .map((element) => Math.round(element.getBoundingClientRect().top)),
  );
}

/** Returns the positions once two readings are the same: the header moves while the page is scrolled. */
async function settledPositions(page: Page): Promise<number[]> {
  let positions: number[] = [];
  await expect(async () => {
    const before = positions;
    positions = await positionsOf(page);
    expect(positions).toEqual(before);
  }).toPass();
  return positions;
}

/** Returns the bars and the focused control that a notice covers, by their text. */
function findHidden(notice: Locator): Promise<string[]> {
  return notice.evaluate((element) => {
    const area = element.getBoundingClientRect();
    const fixed = [...document.querySelectorAll('header, nav, [data-action-bar]')].filter((bar) =>
      ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
    );
    const { activeElement } = document;
    const isControl = activeElement?.matches('a, button, input, textarea');
    const focused = activeElement && isControl && !element.contains(activeElement) ? [activeElement] : [];
    return [...fixed, ...focused]
      .filter((other) => {
        const { top, bottom, left, right } = other.getBoundingClientRect();
        return top < area.bottom && bottom > area.top && left < area.right && right > area.left;
      })
      .map((other) => other.textContent);
  });
}

for (const path of ['/home', '/category', 'product'] as const) {
  test(`offline, a notice is visible on a scrolled ${path} screen, and nothing moves`, async ({
    page,
    context,
    item,
    watch,
    messages: { t, name },
    steps: { main },
  }) => {
    watch.allow(NO_NETWORK);
    await open(page, path === 'product' ? `/product/${item.product.id}` : path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 300));
    const before = await settledPositions(page);
    await context.setOffline(true);
    const notice = noticeOf(page);
    await expect(notice.getByText(t('shell:network.offline'))).toBeInViewport({ ratio: 1 });
    await expect(notice.getByRole('status')).toContainText(t('shell:network.offline'));
    expect(await positionsOf(page)).toEqual(before);
    expect(await findHidden(notice)).toEqual([]);
    // The notice does not permanently cover the end of the page.
    await expect(notice.getByRole('button', { name: name('retry') })).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    expect(await positionsOf(page)).toEqual(before);
  });
}

test('the notice does not cover the focused control', async ({ page, context, watch }) => {
  watch.allow(NO_NETWORK);
  await open(page, '/login');
  const controls = page.getByRole('main').getByRole('textbox');
  await expect(controls.first()).toBeVisible();
  await context.setOffline(true);
  await expect(noticeOf(page)).toBeVisible();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    expect(await findHidden(noticeOf(page)), `after ${press + 1} presses of Tab`).toEqual([]);
  }
});
