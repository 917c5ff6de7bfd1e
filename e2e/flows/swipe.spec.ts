import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => !isMobile, 'A swipe needs a touch screen.');

test('a swipe closes a sheet without selecting anything; a short swipe reopens it', async ({
  page,
  messages: { name },
  item: { product },
}) => {
  await page.goto(`/product/${product.id}`);
  await page
    .getByRole('button', { name: name('addToCart') })
    .filter({ visible: true })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const option = sheet.getByRole('group').first().getByRole('radio').last();
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await swipeDown(page, option, 40);
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await expect(option).not.toBeChecked();
  await swipeDown(page, option, 400);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));
});

/** Swipes down from the middle of an element in steps of 10 px. */
async function swipeDown(page: Page, from: Locator, by: number): Promise<void> {
  const box = await from.evaluate((element) => (element.closest('label') ?? element).getBoundingClientRect().toJSON());
  const session = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let moved = 10; moved <= by; moved += 10) await touch('touchMove', [{ x, y: y + moved }]);
  await touch('touchEnd', []);
  await session.detach();
}
