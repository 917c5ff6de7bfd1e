import type { SamplePicture, SampleShop } from '@mallard/domain/offline';

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english });

const picture: SamplePicture = {
  ...{ url: '/mug.webp', width: 640, height: 640, sources: [], color: '#aabbcc', placeholder: null },
  alt: both('马克杯', 'A mug'),
};

/** A shop with one mug. */
export const shop: SampleShop = {
  categories: [{ slug: 'mugs', icon: 'mug', name: both('马克杯', 'Mugs'), parent: null, level: 1, picture }],
  products: [
    {
      ...{ slug: 'mug', category: 'mugs', sales: 12, publishedDaysAgo: 3, purchaseLimit: null, deal: null },
      ...{ title: both('云朵马克杯', 'Cloud mug'), subtitle: both('手作', 'Made by hand'), specifications: [] },
      ...{ description: [], parameters: [], services: [], tags: [], pictures: [picture] },
      skus: [{ values: {}, price: 8900, originalPrice: null, stock: 4 }],
    },
  ],
  coupons: [],
  carousels: [],
  notifications: [],
  synonyms: [],
  reviewsOf: () => [],
};
