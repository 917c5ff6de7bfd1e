import type { SampleShop } from '@mallard/offline/backend';

const name = { 'zh-CN': '杯', 'en-US': 'Mug' };
const picture = { url: '/mug.webp', alt: name, width: 4, height: 4, sources: [], color: '#aabbcc', placeholder: null };

/** Creates a sample shop with a single product, `mug`, that has one SKU. @param price minor units */
export function mugShop(price: number, stock: number): SampleShop {
  return {
    categories: [{ slug: 'mugs', icon: 'mug', parent: null, level: 1, picture, name }],
    products: [
      {
        slug: 'mug',
        category: 'mugs',
        sales: 1,
        publishedDaysAgo: 60,
        purchaseLimit: null,
        deal: null,
        title: name,
        subtitle: name,
        description: [],
        parameters: [],
        services: [],
        tags: [],
        specifications: [],
        pictures: [picture],
        skus: [{ values: {}, price, originalPrice: null, stock }],
      },
    ],
    coupons: [],
    carousels: [],
    notifications: [],
    synonyms: [],
    reviewsOf: () => [],
  };
}
