import type { SamplePicture, SampleProduct, SampleShop } from '../backend/shop/sampleShop.ts';

const DAYS = 30;

function picture(name: string): SamplePicture {
  const alt = { 'zh-CN': `${name} 的图片`, 'en-US': `Picture of ${name}` };
  return { url: `/media/${name}.webp`, alt, width: 4, height: 4, sources: [], color: '#aabbcc', placeholder: null };
}

function product(
  slug: string,
  chinese: string,
  price: number,
  more: Pick<SampleProduct, 'skus' | 'specifications'>,
): SampleProduct {
  return {
    slug,
    category: 'mugs',
    sales: price,
    publishedDaysAgo: DAYS * 2,
    purchaseLimit: 5,
    deal: null,
    title: { 'zh-CN': chinese, 'en-US': slug },
    subtitle: { 'zh-CN': '副标题', 'en-US': 'Subtitle' },
    description: [],
    parameters: [],
    services: ['freeShipping'],
    tags: [],
    pictures: [picture(slug)],
    ...more,
  };
}

const colour = {
  slug: 'colour',
  name: { 'zh-CN': '颜色', 'en-US': 'Colour' },
  values: [
    { slug: 'green', name: { 'zh-CN': '绿', 'en-US': 'Green' }, swatch: '#00ff00' },
    { slug: 'blue', name: { 'zh-CN': '蓝', 'en-US': 'Blue' }, swatch: '#0000ff' },
  ],
};

/** The smallest shop for flow tests: a cheap mug in two colors, and a kettle with a small stock. */
export const testShop: SampleShop = {
  categories: [
    {
      slug: 'kitchen',
      icon: 'mug',
      parent: null,
      level: 1,
      picture: picture('kitchen'),
      name: { 'zh-CN': '厨房', 'en-US': 'Kitchen' },
    },
    {
      slug: 'mugs',
      icon: 'mug',
      parent: 'kitchen',
      level: 2,
      picture: picture('mugs'),
      name: { 'zh-CN': '马克杯', 'en-US': 'Mugs' },
    },
  ],
  products: [
    product('mug', '云朵杯', 8900, {
      specifications: [colour],
      skus: [
        { values: { colour: 'green' }, price: 8900, originalPrice: null, stock: 40 },
        { values: { colour: 'blue' }, price: 9900, originalPrice: 12_000, stock: 3 },
      ],
    }),
    product('kettle', '水壶', 32_900, {
      specifications: [],
      skus: [{ values: {}, price: 32_900, originalPrice: null, stock: 2 }],
    }),
  ],
  coupons: [
    {
      slug: 'ten',
      kind: 'percent',
      value: 1000,
      threshold: 10_000,
      cap: 5000,
      categorySlugs: [],
      name: { 'zh-CN': '九折', 'en-US': '10% off' },
      startsInDays: -DAYS,
      endsInDays: DAYS,
      total: 3,
    },
  ],
  carousels: [
    {
      slug: 'first',
      link: { kind: 'newArrivals' },
      wide: picture('wide'),
      tall: picture('tall'),
      title: { 'zh-CN': '新品', 'en-US': 'New' },
      subtitle: { 'zh-CN': '', 'en-US': '' },
    },
  ],
  notifications: [],
  readings: { 云朵杯: 'yun duo bei', 水壶: 'shui hu', 马克杯: 'ma ke bei', 厨房: 'chu fang' },
  synonyms: [['mug', 'beaker']],
  reviewsOf: () => [
    {
      nickname: 'Ada',
      rating: 4,
      daysAgo: 3,
      skuValues: {},
      isAnonymous: true,
      reply: null,
      pictures: [],
      content: { 'zh-CN': '好', 'en-US': 'Good' },
    },
  ],
};
