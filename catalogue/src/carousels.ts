import { localized } from './localized.ts';
import { picture } from './pictures/look.ts';
import type { CatalogueCarousel } from './types.ts';

/** Slides of the home page, in order. A slide's slug is also the slug of its scene. */
export const carousels: readonly CatalogueCarousel[] = [
  {
    slug: 'evening-light',
    title: localized(['夜长了，点一盏灯', 'Long nights, warm light']),
    subtitle: localized([
      '陶杯、台灯与一束枯枝，给晚饭后的两小时。',
      'Mugs, lamps and a dry branch for the hours after supper.',
    ]),
    link: { kind: 'newArrivals' },
    picture: picture(['lamp-table', 'sage', 'cream']),
    tint: 'sage',
  },
  {
    slug: 'lit-corner',
    title: localized(['床头有月亮', 'A moon by the bed']),
    subtitle: localized([
      '玻璃灯、蜡烛和花器，让角落先亮起来。',
      'Glass lamps, candles and vases that light a corner first.',
    ]),
    link: { kind: 'category', slug: 'lighting' },
    picture: picture(['lamp-globe', 'sand', 'cream']),
    tint: 'sand',
  },
  {
    slug: 'good-listening',
    title: localized(['安静下来，再听', 'First quiet, then music']),
    subtitle: localized(['鸢尾降噪耳机，今日特惠。', 'Iris noise-cancelling headphones, in today’s deals.']),
    link: { kind: 'product', slug: 'iris-headphones' },
    picture: picture(['headphones', 'mist', 'ink']),
    tint: 'mist',
  },
  {
    slug: 'on-paper',
    title: localized(['把今天写下来', 'Put today on paper']),
    subtitle: localized(['笔记本、钢笔与墨水，限时好价。', 'Notebooks, pens and inks at friendly prices for now.']),
    link: { kind: 'category', slug: 'stationery' },
    picture: picture(['notebook', 'butter', 'chestnut']),
    tint: 'butter',
  },
];
