import type { Top } from './outline.ts';

/** The category 数码影音 with its descendants. */
export const audioOutline: Top = {
  slug: 'audio',
  icon: 'headphones',
  name: ['数码影音', 'Audio & tech'],
  branches: [
    [
      'earphones',
      ['耳机', 'Headphones'],
      [
        ['over-ear', ['头戴式耳机', 'Over-ear']],
        ['true-wireless', ['真无线耳机', 'True wireless']],
      ],
    ],
    [
      'loudspeakers',
      ['音箱', 'Speakers'],
      [
        ['portable-speakers', ['便携音箱与收音机', 'Portable speakers & radios']],
        ['hi-fi', ['高保真音箱', 'Hi-fi']],
      ],
    ],
    [
      'timepieces',
      ['钟表', 'Watches & clocks'],
      [
        ['watches', ['腕表', 'Watches']],
        ['clocks', ['时钟', 'Clocks']],
      ],
    ],
    [
      'desk-tech',
      ['桌面数码', 'Desk tech'],
      [
        ['keyboards', ['键盘', 'Keyboards']],
        ['mice', ['鼠标', 'Mice']],
        ['chargers', ['充电', 'Charging']],
      ],
    ],
  ],
};
