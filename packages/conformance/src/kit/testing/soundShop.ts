import type { SampleShop } from '@mallard/offline/backend';
import { createOfflineBackend } from '@mallard/offline/backend';
import { testShop } from '@mallard/offline/testing';
import type { ContractTarget } from '../../contract/contractTarget.ts';

const DAY = 86_400_000;

/** The test shop with a large stock for a whole run, and a kettle with a small stock. */
const shop: SampleShop = {
  ...testShop,
  reviewsOf: (slug) => [1, 2, 3].flatMap((daysAgo) => testShop.reviewsOf(slug).map((one) => ({ ...one, daysAgo }))),
  products: [
    ...testShop.products.map((product) => ({
      ...product,
      skus: product.skus.map((sku) => ({ ...sku, stock: sku.stock > 2 ? sku.stock * 50 : sku.stock })),
    })),
    ...testShop.products
      .filter(({ slug }) => slug === 'mug')
      .map((mug) => ({ ...mug, slug: 'mug-again', title: { 'zh-CN': '云朵杯（二）', 'en-US': 'mug again' } })),
  ],
  coupons: testShop.coupons.flatMap((coupon) => [
    { ...coupon, total: 1000 },
    { ...coupon, slug: 'again', total: 1000 },
  ]),
};

/**
 * Creates a correct back end with every hook of the kit.
 *
 * @param options milliseconds until it ships automatically
 */
export function openSoundShop({ shipAfter = DAY } = {}): ContractTarget {
  const passwordHashing = { salt: 'test', iterations: 1 };
  const backend = createOfflineBackend({
    shop,
    passwordHashing,
    now: Date.now,
    accounts: 'open',
    callbackSecret: 'secret',
    // Few things happen automatically.
    approveAfter: null,
    shipAfter,
    afterSaleDelay: DAY,
  });
  return {
    backend,
    passwordHashing,
    callbackSecret: 'secret',
    demo: { username: 'demo', password: 'demo1234' },
    ship: backend.ship,
    approveAfterSale: backend.continueAfterSale,
    readVerificationCode: backend.readVerificationCode,
  };
}
