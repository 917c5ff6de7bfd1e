import type { Locator, Page } from '@playwright/test';
import { giveAddress } from '../support/accounts.ts';
import type { Steps } from '../support/createSteps.ts';
import type { Messages } from '../support/messages.ts';
import type { SampleItem } from '../support/sampleItem.ts';
import { expect, memberTest as test } from '../support/test.ts';

/** Parameters of a purchase with one input method. */
interface Purchase {
  page: Page;
  steps: Steps;
  item: SampleItem;
  messages: Messages;
  press: (target: Locator) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
  /** Checks each screen. */
  checkScreen: () => Promise<void>;
}

async function buy({
  page,
  steps: { main, toast },
  item: { product, sku },
  messages,
  press,
  choose,
  checkScreen,
}: Purchase) {
  const { name, t } = messages;
  const button = (label: string) => page.getByRole('button', { name: label, exact: true }).filter({ visible: true });

  await page.goto('/home');
  await checkScreen();
  await press(page.getByRole('searchbox').or(page.getByRole('combobox')).filter({ visible: true }).first());
  await page.keyboard.type(product.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await press(main.getByRole('link', { name: product.title, exact: true }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await checkScreen();

  for (const { id, name: group, values } of product.specifications) {
    const value = values.find((one) => one.id === sku.values[id])?.name ?? '';
    await choose(main.getByRole('group', { name: group }).getByRole('radio', { name: value }));
  }
  await press(button(name('addToCart')).first());
  await toast(t('shell:cart.added'));
  await press(page.getByRole('link', { name: name('viewCart') }));
  await expect(page).toHaveURL(/\/cart$/);
  await checkScreen();
  await press(page.getByRole('button', { name: name('checkout') }).filter({ visible: true }));
  await expect(page).toHaveURL(/\/checkout$/);
  await checkScreen();
  await press(button(name('placeOrder')));
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await checkScreen();
  await press(button(name('payNow')));
  await page.waitForURL(/\/pay\/simulated\//);
  await press(button(name('approvePayment')));
  await expect(main.getByRole('heading', { name: name('paid') })).toBeVisible();
  await checkScreen();
}

const MAX_STOPS = 250;

/** Presses the Tab key until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

test.beforeEach(({ isPhone }) => test.skip(isPhone, 'Keyboards and zoom are used on wide screens.'));

test('a shopper buys with the keyboard only', async ({ page, account, item, messages, steps }) => {
  await giveAddress(account);
  await buy({
    page,
    item,
    messages,
    steps,
    checkScreen: async () => undefined,
    async press(target) {
      await tabTo(page, target);
      if ((await target.getAttribute('role')) !== 'combobox') await page.keyboard.press('Enter');
    },
    async choose(radio) {
      if (await radio.isChecked()) return;
      const group = radio.locator('xpath=ancestor::fieldset[1]');
      await tabTo(page, group.locator(':is(input:checked, input:first-of-type)').first());
      for (let turns = 0; turns < 20 && !(await radio.isChecked()); turns += 1) await page.keyboard.press('ArrowDown');
      await expect(radio).toBeChecked();
    },
  });
});

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('a shopper buys, and nothing is cut off', async ({ page, account, item, messages, steps }) => {
    await giveAddress(account);
    await buy({
      page,
      item,
      messages,
      steps,
      async press(target) {
        // Playwright takes what the browser does not render yet, below the window, for hidden.
        await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await target.click();
      },
      choose: (radio) => radio.check(),
      async checkScreen() {
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // Chromium updates the layout in the frames after a resize.
        await expect.poll(overflow, `px wider than the window at ${page.url()}`).toBeLessThanOrEqual(0);
      },
    });
  });
});
