import type { Top } from './outline.ts';

/** The category 香氛绿植 with its descendants. */
export const scentOutline: Top = {
  slug: 'scent',
  icon: 'flower',
  name: ['香氛绿植', 'Scent & plants'],
  branches: [
    [
      'home-scent',
      ['居室香氛', 'Home scent'],
      [
        ['candles', ['香氛蜡烛', 'Candles']],
        ['diffusers', ['扩香与加湿', 'Diffusers & mists']],
        ['incense', ['线香', 'Incense']],
      ],
    ],
    [
      'greenery',
      ['绿植花器', 'Greenery'],
      [
        ['potted-plants', ['盆栽', 'Potted plants']],
        ['vases', ['花瓶', 'Vases']],
        ['garden-tools', ['园艺工具', 'Garden tools']],
      ],
    ],
  ],
};
