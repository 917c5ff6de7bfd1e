import type { Top } from './outline.ts';

/** The category 灯具照明 with its descendants. */
export const lightingOutline: Top = {
  slug: 'lighting',
  icon: 'lamp',
  name: ['灯具照明', 'Lighting'],
  branches: [
    [
      'table-lighting',
      ['台灯', 'Table lighting'],
      [
        ['desk-lamps', ['书桌灯', 'Desk lamps']],
        ['bedside-lamps', ['床头灯', 'Bedside lamps']],
      ],
    ],
    [
      'ceiling-lighting',
      ['顶面与壁面', 'Ceiling & wall'],
      [
        ['pendants', ['吊灯', 'Pendant lights']],
        ['wall-lights', ['壁灯', 'Wall lights']],
      ],
    ],
    ['floor-lighting', ['落地照明', 'Floor lighting'], [['floor-lamps', ['落地灯', 'Floor lamps']]]],
    ['portable-lighting', ['移动灯具', 'Portable lighting'], [['lanterns', ['提灯', 'Lanterns']]]],
  ],
};
