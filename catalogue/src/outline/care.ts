import type { Top } from './outline.ts';

/** The category 个护美肤 with its descendants. */
export const careOutline: Top = {
  slug: 'care',
  icon: 'droplet',
  name: ['个护美肤', 'Skin & body'],
  branches: [
    [
      'skin-care',
      ['面部护肤', 'Skin care'],
      [
        ['serums', ['精华与化妆水', 'Serums & toners']],
        ['creams', ['面霜与身体霜', 'Creams']],
      ],
    ],
    [
      'body-care',
      ['身体护理', 'Body care'],
      [
        ['washes', ['洗沐与浴盐', 'Bath & shower']],
        ['soaps', ['皂与洗发皂', 'Soap & shampoo bars']],
        ['hand-care', ['手部护理', 'Hand care']],
        ['grooming', ['梳理', 'Grooming']],
      ],
    ],
  ],
};
