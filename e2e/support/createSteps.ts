import { expect, type Locator, type Page } from '@playwright/test';
import { addressDraft, newUsername, PASSWORD } from './accounts.ts';
import { chooseRegion } from './chooseRegion.ts';
import type { Messages } from './messages.ts';
import { pressInLayer } from './pressInLayer.ts';
import type { SampleItem } from './sampleItem.ts';
import { waitForToast } from './toasts.ts';
import { waitForTapGuard } from './waitForTapGuard.ts';

/** Common steps of a shopper on the page. */
export interface Steps {
  /** The `main` element of the page. */
  main: Locator;
  /** The visible link to the cart in this layout. */
  cartLink(count: number): Locator;
  /** Waits for a toast with this text, which may be gone already. */
  toast(text: string): Promise<void>;
  /**
   * Selects the options of a product on its page or in the options sheet, and adds it to the cart.
   *
   * @param options.again delay in milliseconds of a second press at the same position
   * @param options.message toast to wait for. @default "Added to cart"
   */
  addToCart(item: SampleItem, options?: { again?: number; message?: string }): Promise<void>;
  /** Fills in and submits the registration form. @returns the user name */
  register(): Promise<string>;
  /** Fills in and submits the login form. */
  logIn(username: string, password?: string): Promise<void>;
  /** Fills in and saves the form of a new address. @param container the form's container, such as a dialog. @default the page */
  fillAddress(container?: Locator): Promise<void>;
  /** Places the order at the checkout. @returns its id */
  placeOrder(): Promise<string>;
  /** Presses "Pay now" with the preselected method. */
  payNow(): Promise<void>;
  /** Presses "Pay now", and waits for the page of the simulated provider. */
  goToProvider(): Promise<void>;
}

/** Creates the steps for a page. */
export function createSteps(page: Page, { t, name }: Messages): Steps {
  const main = page.getByRole('main');
  const button = (label: string) => page.getByRole('button', { name: label }).filter({ visible: true });

  async function choose(container: Locator, { product, sku }: SampleItem): Promise<void> {
    for (const { id, name: group, values } of product.specifications) {
      const value = values.find((option) => option.id === sku.values[id]);
      const radio = container.getByRole('group', { name: group }).getByRole('radio', { name: value?.name ?? '' });
      if (!(await radio.isChecked())) await (container === main ? radio.check() : pressInLayer(radio));
      await expect(radio).toBeChecked();
    }
  }

  return {
    main,
    cartLink: (count) => page.getByRole('link', { name: name('cartWithCount', { count }) }).filter({ visible: true }),
    toast: (text) => waitForToast(page, text),

    async addToCart(item, { again, message = t('shell:cart.added') } = {}) {
      await button(name('addToCart')).first().click();
      const sheet = page.getByRole('dialog');
      // Phones ask for missing options in a sheet, wide layouts with a message on the page.
      const question = sheet.or(
        page.getByRole('alert').filter({ hasText: item.product.specifications[0]?.name ?? '' }),
      );
      await expect(question).toBeVisible();
      const isSheet = await sheet.isVisible();
      const container = isSheet ? sheet : main;
      await choose(container, item);
      const add = container.getByRole('button', { name: name('addToCart'), exact: true });
      await (isSheet ? pressInLayer(add, again) : add.click());
      if (isSheet) await expect(sheet).toBeHidden();
      await this.toast(message);
    },

    async register() {
      const username = newUsername();
      await main.getByLabel(name('username')).fill(username);
      await main.getByLabel(name('nickname')).fill('Mallard');
      await main.getByLabel(name('password'), { exact: true }).fill(PASSWORD);
      await main.getByLabel(name('confirmPassword')).fill(PASSWORD);
      await main.getByRole('checkbox').last().check();
      await main.getByRole('button', { name: name('register'), exact: true }).click();
      return username;
    },

    async logIn(username, password = PASSWORD) {
      await main.getByLabel(name('username')).fill(username);
      await main.getByLabel(name('password'), { exact: true }).fill(password);
      await main.getByRole('checkbox').last().check();
      await main.getByRole('button', { name: name('logIn'), exact: true }).click();
    },

    async fillAddress(container = main) {
      await container.locator('[name=recipientName]').fill(addressDraft.recipientName);
      await container.locator('[name=phone]').fill(addressDraft.phone);
      await pressInLayer(container.locator('[role=combobox][aria-haspopup=dialog]'));
      await chooseRegion(page);
      await container.locator('[name=detailAddress]').fill(addressDraft.detailAddress);
      await pressInLayer(container.getByRole('button', { name: name('save'), exact: true }));
      await container.locator('[name=detailAddress]').waitFor({ state: 'detached' });
      await waitForTapGuard(page);
    },

    async placeOrder() {
      await button(name('placeOrder')).click();
      await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
      return new URL(page.url()).pathname.split('/').at(-1) ?? '';
    },

    async payNow() {
      // The button that placed the order may have been at the same position.
      await waitForTapGuard(page);
      await button(name('payNow')).click();
    },

    async goToProvider() {
      await this.payNow();
      await page.waitForURL(/\/pay\/simulated\//);
    },
  };
}
