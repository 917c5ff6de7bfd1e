import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../support/expectHydrated.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { waitForStablePoint } from '../support/waitForStablePoint.ts';

/** Returns the distance to the top of the page, not of the window, because a form may scroll to its first error. */
function topOf(control: Locator): Promise<number> {
  return control.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
}

/** Presses a control, waits for the result, and expects the control at the same position. */
async function pressAndCompare(page: Page, control: Locator, shown: Locator): Promise<void> {
  await expectHydrated(control);
  // Content that loads late may move the control, so wait for it first.
  await page.waitForLoadState('networkidle');
  const { x, y } = await waitForStablePoint(control);
  const before = await topOf(control);
  await page.mouse.click(x, y);
  await expect(shown).toBeVisible();
  expect(await topOf(control), await control.textContent().then(String)).toBe(before);
}

test('an error does not move the pressed button', async ({
  page,
  item,
  isPhone,
  watch,
  steps: { main },
  messages: { name },
}) => {
  watch.allow(/status of 401/);
  const invalid = main.locator('[aria-invalid=true]').first();
  const alert = main.getByRole('alert').filter({ hasText: /./ });

  if (!isPhone) {
    await page.goto(`/product/${item.product.id}`);
    await pressAndCompare(page, main.getByRole('button', { name: name('addToCart') }), alert);
  }

  const logIn = main.getByRole('button', { name: name('logIn'), exact: true });
  await page.goto('/login');
  await pressAndCompare(page, logIn, invalid);
  await main.getByLabel(name('username')).fill('demo');
  await main.getByLabel(name('password'), { exact: true }).fill('wrong1234');
  await pressAndCompare(page, logIn, invalid);
  await main.getByRole('checkbox').last().check();
  await pressAndCompare(page, logIn, alert);

  for (const [path, button] of [
    ['/register', main.getByRole('button', { name: name('register'), exact: true })],
    ['/reset-password', main.locator('button[type=submit]')],
    ['/contact', main.locator('button[type=submit]')],
  ] as const) {
    await page.goto(path);
    await pressAndCompare(page, button, invalid);
  }
});

memberTest(
  'an error does not move the buttons of an address or password form',
  async ({ page, steps: { main }, messages: { name } }) => {
    const invalid = main.locator('[aria-invalid=true]').first();
    await page.goto('/address-edit');
    await pressAndCompare(page, main.getByRole('button', { name: name('save'), exact: true }), invalid);
    await page.goto('/user/profile');
    await pressAndCompare(page, main.locator('button[type=submit]').last(), invalid);
  },
);
