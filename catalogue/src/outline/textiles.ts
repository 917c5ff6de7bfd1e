import type { Top } from './outline.ts';

/** The category 家纺布艺 with its descendants. */
export const textilesOutline: Top = {
  slug: 'textiles',
  icon: 'bed',
  name: ['家纺布艺', 'Textiles'],
  branches: [
    [
      'bedding',
      ['床品', 'Bedding'],
      [
        ['bed-linen', ['床单被套', 'Bed linen']],
        ['blankets', ['毯子', 'Blankets']],
      ],
    ],
    ['bath', ['浴室织物', 'Bath'], [['towel-sets', ['毛巾与地垫', 'Towels & mats']]]],
    [
      'soft-furnishing',
      ['软装', 'Soft furnishing'],
      [
        ['cushions', ['靠垫', 'Cushions']],
        ['rugs', ['地毯', 'Rugs']],
        ['table-linen', ['餐桌布艺', 'Table linen']],
      ],
    ],
    [
      'bags',
      ['布包', 'Bags'],
      [
        ['totes', ['托特包', 'Totes']],
        ['backpacks', ['双肩包', 'Backpacks']],
      ],
    ],
  ],
};
