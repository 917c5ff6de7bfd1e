import type { Top } from './outline.ts';

/** 家纺布艺, with all that lies below it. */
export const textilesOutline: Top = {
  slug: 'textiles',
  icon: 'bed',
  name: ['家纺布艺', 'Textiles'],
  look: ['cushion', 'sand', 'clay'],
  branches: [
    [
      'bedding',
      ['床品', 'Bedding'],
      ['bed', 'mist', 'cream'],
      [
        ['bed-linen', ['床单被套', 'Bed linen'], ['bed', 'blush', 'rose']],
        ['blankets', ['毯子', 'Blankets'], ['blanket', 'stone', 'bottleGreen']],
      ],
    ],
    [
      'bath',
      ['浴室织物', 'Bath'],
      ['towels', 'stone', 'bottleGreen'],
      [['towel-sets', ['毛巾与地垫', 'Towels & mats'], ['towels', 'mist', 'speculumBlue']]],
    ],
    [
      'soft-furnishing',
      ['软装', 'Soft furnishing'],
      ['cushion', 'mist', 'speculumBlue'],
      [
        ['cushions', ['靠垫', 'Cushions'], ['cushion', 'moss', 'amber']],
        ['rugs', ['地毯', 'Rugs'], ['blanket', 'sand', 'clay']],
        ['table-linen', ['餐桌布艺', 'Table linen'], ['towels', 'cream', 'sage']],
      ],
    ],
    [
      'bags',
      ['布包', 'Bags'],
      ['tote', 'sage', 'cream'],
      [
        ['totes', ['托特包', 'Totes'], ['tote', 'sage', 'cream']],
        ['backpacks', ['双肩包', 'Backpacks'], ['backpack', 'butter', 'bottleGreen']],
      ],
    ],
  ],
};
