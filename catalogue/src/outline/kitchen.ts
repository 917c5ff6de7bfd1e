import type { Top } from './outline.ts';

/** 餐厨器具, with all that lies below it. */
export const kitchenOutline: Top = {
  slug: 'kitchen',
  icon: 'mug',
  name: ['餐厨器具', 'Kitchen & table'],
  look: ['mug', 'sage', 'bottleGreen'],
  branches: [
    [
      'drinkware',
      ['杯壶', 'Mugs & pots'],
      ['mug', 'butter', 'amber'],
      [
        ['mugs', ['马克杯', 'Mugs'], ['mug', 'mist', 'speculumBlue']],
        ['flasks', ['保温杯', 'Vacuum flasks'], ['flask', 'butter', 'speculumBlue']],
        ['teapots', ['茶具', 'Teaware'], ['teapot', 'stone', 'speculumBlue']],
      ],
    ],
    [
      'tableware',
      ['碗盘', 'Bowls & plates'],
      ['bowl', 'moss', 'sage'],
      [
        ['bowls', ['碗', 'Bowls'], ['bowl', 'blush', 'clay']],
        ['plates', ['盘', 'Plates'], ['plate', 'cream', 'sage']],
      ],
    ],
    [
      'cookware',
      ['锅具', 'Cookware'],
      ['pan', 'clay', 'ink'],
      [
        ['pans', ['煎锅', 'Skillets'], ['pan', 'blush', 'ink']],
        ['pots', ['汤锅', 'Casseroles'], ['pot', 'sand', 'clay']],
        ['kettles', ['水壶', 'Kettles'], ['kettle', 'stone', 'ink']],
      ],
    ],
    [
      'prep',
      ['刀具砧板', 'Knives & boards'],
      ['board', 'sage', 'walnut'],
      [
        ['knives', ['厨刀', 'Kitchen knives'], ['knife', 'mist', 'walnut']],
        ['boards', ['砧板', 'Cutting boards'], ['board', 'cream', 'walnut']],
      ],
    ],
  ],
};
