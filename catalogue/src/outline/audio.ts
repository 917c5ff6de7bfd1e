import type { Top } from './outline.ts';

/** 数码影音, with all that lies below it. */
export const audioOutline: Top = {
  slug: 'audio',
  icon: 'headphones',
  name: ['数码影音', 'Audio & tech'],
  look: ['headphones', 'blush', 'cream'],
  branches: [
    [
      'earphones',
      ['耳机', 'Headphones'],
      ['headphones', 'sage', 'ink'],
      [
        ['over-ear', ['头戴式耳机', 'Over-ear'], ['headphones', 'blush', 'cream']],
        ['true-wireless', ['真无线耳机', 'True wireless'], ['earbuds', 'lilac', 'cream']],
      ],
    ],
    [
      'loudspeakers',
      ['音箱', 'Speakers'],
      ['speaker', 'cream', 'bottleGreen'],
      [
        ['portable-speakers', ['便携音箱与收音机', 'Portable speakers & radios'], ['speaker', 'sand', 'grey']],
        ['hi-fi', ['高保真音箱', 'Hi-fi'], ['tower', 'stone', 'walnut']],
      ],
    ],
    [
      'timepieces',
      ['钟表', 'Watches & clocks'],
      ['clock', 'lilac', 'walnut'],
      [
        ['watches', ['腕表', 'Watches'], ['watch', 'cream', 'bottleGreen']],
        ['clocks', ['时钟', 'Clocks'], ['clock', 'lilac', 'walnut']],
      ],
    ],
    [
      'desk-tech',
      ['桌面数码', 'Desk tech'],
      ['keyboard', 'mist', 'cream'],
      [
        ['keyboards', ['键盘', 'Keyboards'], ['keyboard', 'mist', 'sage']],
        ['mice', ['鼠标', 'Mice'], ['earbuds', 'cream', 'sage']],
        ['chargers', ['充电', 'Charging'], ['plate', 'moss', 'walnut']],
      ],
    ],
  ],
};
