/** The kinds of work, each a page of its own. */
export const works = /** @type {const} */ (['button', 'cards', 'cart', 'form', 'sheet']);

/** The libraries that do the work; `plain` is React alone, the floor that the others are measured against. */
export const entrants = /** @type {const} */ ([
  'plain',
  'mallard',
  'aria',
  'antd',
  'mui',
  'mantine',
  'radix',
  'heroui',
]);
