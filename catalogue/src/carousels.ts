import { localized } from './localized.ts';
import { cataloguePicture } from './photographs/cataloguePicture.ts';
import type { CatalogueCarousel, Localized } from './types.ts';

interface Slide extends Omit<CatalogueCarousel, 'wide' | 'tall'> {
  /** Alternative text of its pictures. */
  alt: Localized;
}

const slides: readonly Slide[] = [
  {
    slug: 'evening-light',
    title: localized(['夜长了，点一盏灯', 'Long nights, warm light']),
    subtitle: localized([
      '陶杯、台灯与一枝青叶，给晚饭后的两小时。',
      'Mugs, lamps and a green sprig for the hours after supper.',
    ]),
    link: { kind: 'newArrivals' },
    alt: localized([
      '亮着的亚麻台灯，旁边是马克杯、小碗和插着青枝的陶瓶',
      'A lit linen lamp with a mug, a small bowl and a green sprig in a terracotta vase',
    ]),
  },
  {
    slug: 'lit-corner',
    title: localized(['床头有月亮', 'A moon by the bed']),
    subtitle: localized([
      '玻璃灯、蜡烛和花器，让角落先亮起来。',
      'Glass lamps, candles and vases that light a corner first.',
    ]),
    link: { kind: 'category', slug: 'lighting' },
    alt: localized([
      '圆玻璃灯、一小杯蜡烛和插着绿枝的釉瓶',
      'A round glass lamp, a small candle and a glazed vase of green branches',
    ]),
  },
  {
    slug: 'good-listening',
    title: localized(['安静下来，再听', 'First quiet, then music']),
    subtitle: localized(['鸢尾降噪耳机，限时特惠。', 'Iris noise-canceling headphones, in the limited-time deals.']),
    link: { kind: 'product', slug: 'iris-headphones' },
    alt: localized([
      '黑色头戴耳机，后面是绿色便携音箱，旁边是一副真无线耳机',
      'Black headphones in front of a green portable speaker, with a pair of earbuds in their case',
    ]),
  },
  {
    slug: 'on-paper',
    title: localized(['把今天写下来', 'Put today on paper']),
    subtitle: localized(['给书桌添一支笔、一瓶墨。', 'Notebooks, pens and inks for the desk.']),
    link: { kind: 'category', slug: 'stationery' },
    alt: localized([
      '一瓶蓝墨水、一筒铅笔、一本红棕布面笔记本和一支铜笔',
      'A bottle of blue ink, a cup of pencils, a russet notebook and a brass pen',
    ]),
  },
];

/** Slides of the home page, in order. The pictures of a slide are `scenes/<slug>-wide` and `scenes/<slug>-tall`. */
export const carousels: readonly CatalogueCarousel[] = slides.map(({ alt, ...slide }) => {
  const picture = (layout: 'wide' | 'tall') => cataloguePicture(`scenes/${slide.slug}-${layout}`, alt);
  return { ...slide, wide: picture('wide'), tall: picture('tall') };
});
