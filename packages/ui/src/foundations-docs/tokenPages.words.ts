import { defineWords } from '../intl/Words.ts';

/** Words of the pages about tokens. */
export const tokenPagesWords = defineWords(
  {
    pairs: '成对使用的颜色',
    pair: '颜色与底色',
    use: '用处',
    ratio: '对比度',
    least: '至少',
    sample: '字 Aa',
    sentence: '云釉手工马克杯，容量 320\u00a0ml，现价 ¥89.00',
    phone: '手机',
    desktop: '1024 px 起',
    play: '播放',
    inUse: (count: number) => `组件中使用了 ${count} 个图标`,
  },
  {
    pairs: 'Colours in pairs',
    pair: 'Colour and ground',
    use: 'Where',
    ratio: 'Contrast',
    least: 'At least',
    sample: 'Aa 字',
    sentence: 'Cloud-glaze mug, thrown by hand, 320\u00a0ml, now ¥89.00',
    phone: 'Phone',
    desktop: 'From 1024 px',
    play: 'Play',
    inUse: (count) => `${count} icons in use`,
  },
);
