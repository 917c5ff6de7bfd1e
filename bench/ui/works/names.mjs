/** Kinds of work. Each one is a page. */
export const works = /** @type {const} */ (['button', 'cards', 'cart', 'form', 'sheet']);

/** Libraries under test. `plain` is React without a library, the baseline of the ratios. */
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
