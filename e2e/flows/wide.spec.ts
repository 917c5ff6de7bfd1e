import type { Page } from '@playwright/test';
import { giveAddress } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** More than the padding of any page, less than a missing column. */
const MAX_DIFFERENCE = 80;

/** Returns how much more space there is after the content of `main` than before it, in CSS pixels. */
async function spaceAfter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('Missing main');
    const { left, right } = main.getBoundingClientRect();
    const boxes = [...main.querySelectorAll('h1, p, img, input, textarea, select, button, a, li')]
      .filter((element) => getComputedStyle(element).position !== 'absolute' && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const start = Math.min(...boxes.map((box) => box.left));
    const end = Math.max(...boxes.map((box) => box.right));
    return Math.round(right - end - (start - left));
  });
}

async function findLopsided(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const space = await spaceAfter(page);
      if (space > MAX_DIFFERENCE) problems.push(`${path}, ${width} px: ${space} px more space after the content`);
    }
  }
  return problems;
}

test.skip(({ isPhone }) => isPhone, 'Phones have no wide windows.');

test('no public screen is a narrow column at the side of a wide window', async ({ page, item }) => {
  const paths = completeRoutes({ product: item.product.id })
    .filter(({ access, path }) => access !== 'member' && !/^\/\d+$/.test(path))
    .map(({ path }) => path);
  expect(await findLopsided(page, [...paths, '/search?keyword=zzz'])).toEqual([]);
});

memberTest('no screen of a member is a narrow column at the side of a wide window', async ({ page, account }) => {
  await giveAddress(account);
  const paths = completeRoutes({})
    .filter(({ access }) => access === 'member')
    .map(({ path }) => path);
  expect(await findLopsided(page, paths)).toEqual([]);
});
