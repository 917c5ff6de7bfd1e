import type { Top } from './outline.ts';

/** The category 文具纸品 with its descendants. */
export const stationeryOutline: Top = {
  slug: 'stationery',
  icon: 'notebook',
  name: ['文具纸品', 'Stationery'],
  branches: [
    [
      'paper-goods',
      ['本册纸品', 'Paper goods'],
      [
        ['notebooks', ['笔记本与日历', 'Notebooks & calendars']],
        ['letters', ['信笺与手账', 'Letters & journaling']],
      ],
    ],
    [
      'writing',
      ['书写工具', 'Writing'],
      [
        ['pens', ['笔', 'Pens & pencils']],
        ['inks', ['墨水', 'Inks']],
      ],
    ],
    ['desk-order', ['桌面收纳', 'Desk order'], [['pen-cups', ['笔筒与托盘', 'Holders & trays']]]],
  ],
};
