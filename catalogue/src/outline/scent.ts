import type { Top } from './outline.ts';

/** 香氛绿植, with all that lies below it. */
export const scentOutline: Top = {
  slug: 'scent',
  icon: 'flower',
  name: ['香氛绿植', 'Scent & plants'],
  look: ['vase', 'clay', 'clay'],
  branches: [
    [
      'home-scent',
      ['居室香氛', 'Home scent'],
      ['candle', 'stone', 'grey'],
      [
        ['candles', ['香氛蜡烛', 'Candles'], ['candle', 'cream', 'cream']],
        ['diffusers', ['扩香与加湿', 'Diffusers & mists'], ['diffuser', 'mist', 'cream']],
        ['incense', ['线香', 'Incense'], ['reeds', 'stone', 'walnut']],
      ],
    ],
    [
      'greenery',
      ['绿植花器', 'Greenery'],
      ['plant', 'cream', 'cream'],
      [
        ['potted-plants', ['盆栽', 'Potted plants'], ['plant', 'sage', 'clay']],
        ['vases', ['花瓶', 'Vases'], ['vase', 'sand', 'bottleGreen']],
        ['garden-tools', ['园艺工具', 'Garden tools'], ['kettle', 'sage', 'bottleGreen']],
      ],
    ],
  ],
};
