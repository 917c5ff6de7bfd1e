import { createUuid } from '@mallard/domain/client';
import {
  addToCart,
  confirmOrder,
  createAddress,
  createOrder,
  createReview,
  previewOrder,
  updateProfile,
} from '@mallard/domain/contract';
import type { Page } from '@playwright/test';
import { addressDraft } from '../support/accounts.ts';
import { payAndShip } from '../support/orders.ts';
import { expect, memberTest as test } from '../support/test.ts';

const RIGHT_TO_LEFT = 'שלום (12)';

/** Finds visible texts that could reorder the text beside them. */
function findLooseTexts(page: Page): Promise<{ seen: number; loose: string[] }> {
  return page.evaluate((canary) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    let seen = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const { parentElement } = node;
      if (!text.includes(canary) || !parentElement) continue;
      const { width, height } = parentElement.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      seen += 1;
      if (text.includes(`\u2068${canary}\u2069`)) continue;
      // A bidirectional isolate or a non-inline element limits the effect of a text.
      let element: Element = parentElement;
      while (element.parentElement) {
        const { display, unicodeBidi } = getComputedStyle(element);
        if (display !== 'inline' || /isolate|plaintext/.test(unicodeBidi)) break;
        element = element.parentElement;
      }
      if (element.textContent?.trim() !== text.trim()) loose.push(element.outerHTML.slice(0, 200));
    }
    return { seen, loose };
  }, RIGHT_TO_LEFT);
}

test('a right-to-left name, address, note or review is isolated from the text around it', async ({
  page,
  account,
  item,
  shopUrl,
  steps: { main },
}, { project }) => {
  test.skip(project.name !== 'phone', 'Text directions are the same in every layout.');
  await account.call(updateProfile, { body: { nickname: RIGHT_TO_LEFT } });
  const { id: addressUuid } = await account.call(createAddress, {
    body: { ...addressDraft, recipientName: RIGHT_TO_LEFT, detailAddress: RIGHT_TO_LEFT },
  });
  const items = [{ skuUuid: item.sku.id, quantity: 1 }];
  const { amounts } = await account.call(previewOrder, { body: { items, couponUuid: null } });
  const order = await account.call(createOrder, {
    body: {
      items,
      addressUuid,
      couponUuid: null,
      checkoutUuid: createUuid(),
      expectedTotal: amounts.total,
      note: RIGHT_TO_LEFT,
    },
  });
  await payAndShip(account, shopUrl, order.id);
  await account.call(confirmOrder, { params: { id: order.id } });
  const orderItemUuid = order.items[0]?.id ?? '';
  await account.call(createReview, { body: { orderItemUuid, rating: 5, content: RIGHT_TO_LEFT } });
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });

  for (const path of ['/user', '/address', '/checkout', `/order/${order.id}`, `/product/${item.product.id}`]) {
    await page.goto(path);
    await expect(main.getByText(RIGHT_TO_LEFT).filter({ visible: true }).first()).toBeVisible();
    const { seen, loose } = await findLooseTexts(page);
    expect(seen, path).toBeGreaterThan(0);
    expect(loose, path).toEqual([]);
  }
});
