import type { Top } from './outline.ts';

/** 文具纸品, with all that lies below it. */
export const stationeryOutline: Top = {
  slug: 'stationery',
  icon: 'notebook',
  name: ['文具纸品', 'Stationery'],
  look: ['notebook', 'butter', 'chestnut'],
  branches: [
    [
      'paper-goods',
      ['本册纸品', 'Paper goods'],
      ['notebook', 'sage', 'bottleGreen'],
      [
        ['notebooks', ['笔记本与日历', 'Notebooks & calendars'], ['notebook', 'butter', 'chestnut']],
        ['letters', ['信笺与手账', 'Letters & journaling'], ['envelope', 'blush', 'clay']],
      ],
    ],
    [
      'writing',
      ['书写工具', 'Writing'],
      ['pen', 'stone', 'bottleGreen'],
      [
        ['pens', ['笔', 'Pens & pencils'], ['pen', 'cream', 'speculumBlue']],
        ['inks', ['墨水', 'Inks'], ['inkwell', 'mist', 'speculumBlue']],
      ],
    ],
    [
      'desk-order',
      ['桌面收纳', 'Desk order'],
      ['pen-cup', 'moss', 'walnut'],
      [['pen-cups', ['笔筒与托盘', 'Cups & trays'], ['pen-cup', 'sand', 'clay']]],
    ],
  ],
};
