import type { Locator, Page } from '@playwright/test';
import { expectTakenOver } from '../support/expectTakenOver.ts';
import { restingPoint } from '../support/restingPoint.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** Distance from the top of the page, not of the window: a form may scroll to its first error. */
function topOf(control: Locator): Promise<number> {
  return control.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
}

/** Presses a control, waits for what the press shows, and expects the control to be at the same place. */
async function pressAndCompare(page: Page, control: Locator, shown: Locator): Promise<void> {
  await expectTakenOver(control);
  // What loads later may move the control, but the press does not.
  await page.waitForLoadState('networkidle');
  const { x, y } = await restingPoint(control);
  const before = await topOf(control);
  await page.mouse.click(x, y);
  await expect(shown).toBeVisible();
  expect(await topOf(control), await control.textContent().then(String)).toBe(before);
}

test('an error moves no button that was pressed', async ({
  page,
  goods,
  isPhone,
  watch,
  steps: { main },
  words: { name },
}) => {
  watch.allow(/status of 401/);
  const invalid = main.locator('[aria-invalid=true]').first();
  const alert = main.getByRole('alert').filter({ hasText: /./ });

  if (!isPhone) {
    await page.goto(`/product/${goods.product.id}`);
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
  'an error moves no button of an address or a password',
  async ({ page, steps: { main }, words: { name } }) => {
    const invalid = main.locator('[aria-invalid=true]').first();
    await page.goto('/address-edit');
    await pressAndCompare(page, main.getByRole('button', { name: name('save'), exact: true }), invalid);
    await page.goto('/user/profile');
    await pressAndCompare(page, main.locator('button[type=submit]').last(), invalid);
  },
);
