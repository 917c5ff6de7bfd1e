import type { Locator } from '@playwright/test';
import { expectHydrated } from '../support/expectHydrated.ts';
import { expect, test } from '../support/test.ts';

test('a link moves the focus to the heading of its screen, not to one of a hidden screen', async ({ page, steps }) => {
  const headings = page.locator('main h1');
  const seen = headings.filter({ visible: true });

  async function follow(links: Locator, address: RegExp): Promise<void> {
    const link = links.filter({ visible: true }).first();
    await expectHydrated(link);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(seen).toHaveCount(1);
    await expect(seen).toBeFocused();
  }

  await page.goto('/home');
  await follow(page.locator('a[href="/category"]'), /\/category$/);
  // The home screen stays mounted, but hidden.
  await expect(headings).toHaveCount(2);
  await follow(steps.main.getByRole('article').getByRole('link'), /\/product\//);
  await expect(headings).toHaveCount(3);
  await follow(page.locator('a[href="/help"]'), /\/help$/);
  await follow(page.locator('nav a[href="/home"]'), /\/home$/);
});
