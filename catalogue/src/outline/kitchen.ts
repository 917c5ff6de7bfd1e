import type { Top } from './outline.ts';

/** The category 餐厨器具 with its descendants. */
export const kitchenOutline: Top = {
  slug: 'kitchen',
  icon: 'mug',
  name: ['餐厨器具', 'Kitchen & table'],
  branches: [
    [
      'drinkware',
      ['杯壶', 'Mugs & pots'],
      [
        ['mugs', ['马克杯', 'Mugs']],
        ['flasks', ['保温杯', 'Vacuum flasks']],
        ['teapots', ['茶具', 'Teaware']],
      ],
    ],
    [
      'tableware',
      ['碗盘', 'Bowls & plates'],
      [
        ['bowls', ['碗', 'Bowls']],
        ['plates', ['盘', 'Plates']],
      ],
    ],
    [
      'cookware',
      ['锅具', 'Cookware'],
      [
        ['pans', ['煎锅', 'Skillets']],
        ['pots', ['汤锅', 'Casseroles']],
        ['kettles', ['水壶', 'Kettles']],
      ],
    ],
    [
      'prep',
      ['刀具砧板', 'Knives & boards'],
      [
        ['knives', ['厨刀', 'Kitchen knives']],
        ['boards', ['砧板', 'Cutting boards']],
      ],
    ],
  ],
};
