import type { Top } from './outline.ts';

/** 家具, with all that lies below it. */
export const furnitureOutline: Top = {
  slug: 'furniture',
  icon: 'armchair',
  name: ['家具', 'Furniture'],
  look: ['chair', 'moss', 'bottleGreen'],
  branches: [
    [
      'seating',
      ['坐具', 'Seating'],
      ['chair', 'sand', 'chestnut'],
      [
        ['dining-chairs', ['餐椅', 'Dining chairs'], ['chair', 'sage', 'bottleGreen']],
        ['armchairs', ['休闲椅', 'Lounge chairs'], ['chair', 'sand', 'walnut']],
        ['stools', ['凳与长凳', 'Stools & benches'], ['stool', 'cream', 'walnut']],
        ['sofas', ['沙发', 'Sofas'], ['sofa', 'mist', 'sage']],
      ],
    ],
    [
      'tables',
      ['桌几', 'Tables'],
      ['table', 'clay', 'walnut'],
      [
        ['side-tables', ['边几', 'Side tables'], ['table', 'blush', 'walnut']],
        ['desks', ['书桌', 'Desks'], ['desk', 'stone', 'chestnut']],
      ],
    ],
    [
      'bedroom-storage',
      ['卧室与收纳', 'Bedroom & storage'],
      ['shelf', 'lilac', 'walnut'],
      [
        ['shelves', ['置物架', 'Shelves'], ['shelf', 'lilac', 'walnut']],
        ['bed-frames', ['床架', 'Bed frames'], ['bed', 'sand', 'sage']],
        ['nightstands', ['床头柜', 'Nightstands'], ['shelf', 'cream', 'cream']],
        ['mirrors', ['镜子', 'Mirrors'], ['board', 'mist', 'walnut']],
      ],
    ],
  ],
};
