import { localized } from './localized.ts';
import { cataloguePicture } from './photographs/cataloguePicture.ts';
import type { CatalogueCarousel } from './types.ts';

const slides: readonly Omit<CatalogueCarousel, 'wide' | 'tall'>[] = [
  {
    slug: 'evening-light',
    title: localized(['夜长了，点一盏灯', 'Long nights, warm light']),
    subtitle: localized([
      '陶杯、台灯与一束枯枝，给晚饭后的两小时。',
      'Mugs, lamps and a dry branch for the hours after supper.',
    ]),
    link: { kind: 'newArrivals' },
  },
  {
    slug: 'lit-corner',
    title: localized(['床头有月亮', 'A moon by the bed']),
    subtitle: localized([
      '玻璃灯、蜡烛和花器，让角落先亮起来。',
      'Glass lamps, candles and vases that light a corner first.',
    ]),
    link: { kind: 'category', slug: 'lighting' },
  },
  {
    slug: 'good-listening',
    title: localized(['安静下来，再听', 'First quiet, then music']),
    subtitle: localized(['鸢尾降噪耳机，今日特惠。', 'Iris noise-canceling headphones, in today’s deals.']),
    link: { kind: 'product', slug: 'iris-headphones' },
  },
  {
    slug: 'on-paper',
    title: localized(['把今天写下来', 'Put today on paper']),
    subtitle: localized(['笔记本、钢笔与墨水，限时好价。', 'Notebooks, pens and inks at friendly prices for now.']),
    link: { kind: 'category', slug: 'stationery' },
  },
];

/** Slides of the home page, in order. A slide's slug also names its art: `scenes/<slug>-wide` and `scenes/<slug>-tall`. */
export const carousels: readonly CatalogueCarousel[] = slides.map((slide) => {
  const art = (layout: 'wide' | 'tall') => cataloguePicture(`scenes/${slide.slug}-${layout}`, slide.title);
  return { ...slide, wide: art('wide'), tall: art('tall') };
});
