import type { Locator, Page } from '@playwright/test';
import { expect, memberTest } from '../support/test.ts';
import { waitForStablePoint } from '../support/waitForStablePoint.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

/**
 * Presses a control with a finger or a mouse at human speed, and expects the press to reach it.
 *
 * @param isBox whether to press the box of a checkbox, because its label contains links
 */
async function press(page: Page, target: Locator, isTouch: boolean, isBox = false): Promise<void> {
  await target.evaluate((element) => {
    const area = element.closest('label') ?? element;
    area.addEventListener('click', () => element.setAttribute('data-pressed', ''), { once: true });
  });
  // The last press may have been at the same position.
  await waitForTapGuard(page);
  const middle = await waitForStablePoint(target);
  const box = isBox ? await target.boundingBox() : null;
  const { x, y } = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : middle;
  if (isTouch) {
    await page.touchscreen.tap(x, y);
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.mouse.up();
  }
  await expect(target).toHaveAttribute('data-pressed');
}

memberTest(
  'an error shown on blur does not move a control that is being pressed',
  async ({ page, browser, isPhone, steps: { main }, messages: { name } }) => {
    const fields = main.getByRole('textbox');

    await page.goto('/contact');
    await fields.first().fill('x');
    await fields.first().fill('');
    await press(page, fields.nth(1), isPhone);
    await fields.nth(1).fill('x');
    await fields.nth(1).fill('');
    await press(page, fields.last(), isPhone);

    await page.goto('/user/profile');
    for (const [type, below] of [
      ['email', main.locator('textarea')],
      ['tel', main.locator('input[type=email]')],
    ] as const) {
      await main.locator(`input[type=${type}]`).fill('x');
      // A changed phone number shows the code field, which moves the content below.
      if (type === 'tel') await expect(main.locator('input[autocomplete=one-time-code]').first()).toBeVisible();
      await press(page, below, isPhone);
    }
    const password = main.locator('input[type=password]');
    await password.first().fill('x');
    await password.nth(1).fill('x');
    await press(page, password.nth(2), isPhone);

    await page.goto('/address-edit');
    await main.locator('input[type=tel]').fill('x');
    await press(page, main.getByRole('switch'), isPhone);

    const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const guest = await visitor.newPage();
    await guest.goto('/register');
    const form = guest.getByRole('main');
    await form.getByLabel(name('password'), { exact: true }).fill('mallard-2026');
    await form.getByLabel(name('confirmPassword')).fill('other');
    const agreement = form.getByRole('checkbox').last();
    await press(guest, agreement, isPhone, true);
    await expect(agreement).toBeChecked();
    await visitor.close();
  },
);
