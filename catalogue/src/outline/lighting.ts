import type { Top } from './outline.ts';

/** 灯具照明, with all that lies below it. */
export const lightingOutline: Top = {
  slug: 'lighting',
  icon: 'lamp',
  name: ['灯具照明', 'Lighting'],
  look: ['lamp-table', 'cream', 'cream'],
  branches: [
    [
      'table-lighting',
      ['台灯', 'Table lighting'],
      ['lamp-table', 'sand', 'cream'],
      [
        ['desk-lamps', ['书桌灯', 'Desk lamps'], ['lamp-table', 'mist', 'bottleGreen']],
        ['bedside-lamps', ['床头灯', 'Bedside lamps'], ['lamp-globe', 'mist', 'cream']],
      ],
    ],
    [
      'ceiling-lighting',
      ['顶面与壁面', 'Ceiling & wall'],
      ['lamp-pendant', 'sage', 'bottleGreen'],
      [
        ['pendants', ['吊灯', 'Pendant lights'], ['lamp-pendant', 'clay', 'clay']],
        ['wall-lights', ['壁灯', 'Wall lights'], ['lamp-globe', 'sand', 'clay']],
      ],
    ],
    [
      'floor-lighting',
      ['落地照明', 'Floor lighting'],
      ['lantern', 'cream', 'cream'],
      [['floor-lamps', ['落地灯', 'Floor lamps'], ['lantern', 'cream', 'cream']]],
    ],
    [
      'portable-lighting',
      ['移动灯具', 'Portable lighting'],
      ['lantern', 'butter', 'bottleGreen'],
      [['lanterns', ['提灯', 'Lanterns'], ['lantern', 'stone', 'ink']]],
    ],
  ],
};
