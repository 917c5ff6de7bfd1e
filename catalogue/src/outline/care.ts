import type { Top } from './outline.ts';

/** 个护美肤, with all that lies below it. */
export const careOutline: Top = {
  slug: 'care',
  icon: 'droplet',
  name: ['个护美肤', 'Skin & body'],
  look: ['dropper', 'blush', 'chestnut'],
  branches: [
    [
      'skin-care',
      ['面部护肤', 'Skin care'],
      ['dropper', 'lilac', 'amber'],
      [
        ['serums', ['精华与化妆水', 'Serums & toners'], ['dropper', 'blush', 'chestnut']],
        ['creams', ['面霜与身体霜', 'Creams'], ['jar', 'cream', 'cream']],
      ],
    ],
    [
      'body-care',
      ['身体护理', 'Body care'],
      ['bottle-pump', 'sage', 'bottleGreen'],
      [
        ['washes', ['洗沐与浴盐', 'Bath & shower'], ['bottle-pump', 'mist', 'amber']],
        ['soaps', ['皂与洗发皂', 'Soap & shampoo bars'], ['soap', 'butter', 'sage']],
        ['hand-care', ['手部护理', 'Hand care'], ['tube', 'clay', 'rose']],
        ['grooming', ['梳理', 'Grooming'], ['board', 'clay', 'chestnut']],
      ],
    ],
  ],
};
