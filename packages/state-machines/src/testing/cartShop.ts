import type { SampleProduct, SampleShop } from '@mallard/offline/backend';

const words = { 'zh-CN': 'Mug', 'en-US': 'Mug' };
const picture = { url: '/mug.webp', alt: words, width: 4, height: 4, sources: [], color: '#aabbcc', placeholder: null };

function product(slug: string, stock: number): SampleProduct {
  return {
    slug,
    category: 'mugs',
    sales: 1,
    publishedDaysAgo: 60,
    purchaseLimit: null,
    deal: null,
    title: words,
    subtitle: words,
    description: [],
    parameters: [],
    services: [],
    tags: [],
    specifications: [],
    pictures: [picture],
    skus: [{ values: {}, price: 100, originalPrice: null, stock }],
  };
}

/** A shop with two products in stock. */
export const cartShop: SampleShop = {
  categories: [{ slug: 'mugs', icon: 'mug', parent: null, level: 1, picture, name: words }],
  products: [product('mug', 900), product('kettle', 900)],
  coupons: [],
  carousels: [],
  notifications: [],
  synonyms: [],
  reviewsOf: () => [],
};
