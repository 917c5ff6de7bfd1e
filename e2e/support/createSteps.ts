import { expect, type Locator, type Page } from '@playwright/test';
import { addressDraft, newUsername, PASSWORD } from './accounts.ts';
import { chooseRegion } from './chooseRegion.ts';
import type { Goods } from './goods.ts';
import { pressInLayer } from './pressInLayer.ts';
import { waitForToast } from './toasts.ts';
import { waitForTapGuard } from './waitForTapGuard.ts';
import type { Words } from './words.ts';

/** What shoppers do again and again, through what they see. */
export interface Steps {
  /** The screen's own part of the page. */
  main: Locator;
  /** The link to the cart that shows on this layout. */
  cartLink(count: number): Locator;
  /** Waits for the toast that says so, which may have gone again. */
  toast(text: string): Promise<void>;
  /**
   * Chooses the options of a product on its page, or in the sheet that asks for them, and puts it into the cart.
   *
   * @param options.again milliseconds after which a double press hits the sheet's place a second time
   * @param options.message toast to wait for. @default "Added to cart"
   */
  addToCart(goods: Goods, options?: { again?: number; message?: string }): Promise<void>;
  /** Fills in the form of a new account, and sends it. @returns the user name */
  register(): Promise<string>;
  /** Fills in the login form, and sends it. */
  logIn(username: string, password?: string): Promise<void>;
  /** Fills in the form of a new address, on the screen or in a dialog, and saves it. */
  fillAddress(place?: Locator): Promise<void>;
  /** Places the order that checkout shows. @returns its id */
  placeOrder(): Promise<string>;
  /** Presses "Pay now" with the method that is preselected. */
  payNow(): Promise<void>;
  /** Pays, and waits for the simulated provider. */
  goToProvider(): Promise<void>;
}

/** Makes the steps of a page. */
export function createSteps(page: Page, { word, name }: Words): Steps {
  const main = page.getByRole('main');
  const button = (label: string) => page.getByRole('button', { name: label }).filter({ visible: true });

  async function choose(place: Locator, { product, sku }: Goods): Promise<void> {
    for (const { id, name: group, values } of product.specifications) {
      const value = values.find((one) => one.id === sku.values[id]);
      const radio = place.getByRole('group', { name: group }).getByRole('radio', { name: value?.name ?? '' });
      if (!(await radio.isChecked())) await (place === main ? radio.check() : pressInLayer(radio));
      await expect(radio).toBeChecked();
    }
  }

  return {
    main,
    cartLink: (count) => page.getByRole('link', { name: name('cartWithCount', { count }) }).filter({ visible: true }),
    toast: (text) => waitForToast(page, text),

    async addToCart(goods, { again, message = word('shell:cart.added') } = {}) {
      await button(name('addToCart')).first().click();
      const sheet = page.getByRole('dialog');
      // Phones ask in a sheet, wide layouts beside the picture.
      const isAsked = sheet.or(
        page.getByRole('alert').filter({ hasText: goods.product.specifications[0]?.name ?? '' }),
      );
      await expect(isAsked).toBeVisible();
      const isSheet = await sheet.isVisible();
      const place = isSheet ? sheet : main;
      await choose(place, goods);
      const add = place.getByRole('button', { name: name('addToCart'), exact: true });
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

    async fillAddress(place = main) {
      await place.locator('[name=recipientName]').fill(addressDraft.recipientName);
      await place.locator('[name=phone]').fill(addressDraft.phone);
      await pressInLayer(place.locator('[role=combobox][aria-haspopup=dialog]'));
      await chooseRegion(page);
      await place.locator('[name=detailAddress]').fill(addressDraft.detailAddress);
      await pressInLayer(place.getByRole('button', { name: name('save'), exact: true }));
      await place.locator('[name=detailAddress]').waitFor({ state: 'detached' });
      await waitForTapGuard(page);
    },

    async placeOrder() {
      await button(name('placeOrder')).click();
      await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
      return new URL(page.url()).pathname.split('/').at(-1) ?? '';
    },

    async payNow() {
      // The button that placed the order may have been at the same place.
      await waitForTapGuard(page);
      await button(name('payNow')).click();
    },

    async goToProvider() {
      await this.payNow();
      await page.waitForURL(/\/pay\/simulated\//);
    },
  };
}
