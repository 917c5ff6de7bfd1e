import type { SampleShop } from '@mallard/offline/backend';

const words = { 'zh-CN': '杯', 'en-US': 'Mug' };
const picture = { url: '/mug.webp', alt: words, width: 4, height: 4, sources: [], color: '#aabbcc', placeholder: null };

/** A shop that sells one mug, `mug`, without any options. @param price minor units */
export function mugShop(price: number, stock: number): SampleShop {
  return {
    categories: [{ slug: 'mugs', icon: 'mug', parent: null, level: 1, picture, name: words }],
    products: [
      {
        slug: 'mug',
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
