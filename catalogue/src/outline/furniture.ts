import type { Top } from './outline.ts';

/** The category 家具 with its descendants. */
export const furnitureOutline: Top = {
  slug: 'furniture',
  icon: 'armchair',
  name: ['家具', 'Furniture'],
  branches: [
    [
      'seating',
      ['坐具', 'Seating'],
      [
        ['dining-chairs', ['餐椅', 'Dining chairs']],
        ['armchairs', ['休闲椅', 'Lounge chairs']],
        ['stools', ['凳与长凳', 'Stools & benches']],
        ['sofas', ['沙发', 'Sofas']],
      ],
    ],
    [
      'tables',
      ['桌几', 'Tables'],
      [
        ['side-tables', ['边几', 'Side tables']],
        ['desks', ['书桌', 'Desks']],
      ],
    ],
    [
      'bedroom-storage',
      ['卧室与收纳', 'Bedroom & storage'],
      [
        ['shelves', ['置物架', 'Shelves']],
        ['bed-frames', ['床架', 'Bed frames']],
        ['nightstands', ['床头柜', 'Nightstands']],
        ['mirrors', ['镜子', 'Mirrors']],
      ],
    ],
  ],
};
