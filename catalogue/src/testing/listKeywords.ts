/** Keywords that only sort or filter the list of all products. */
export const listKeywords = [
  'new',
  '新',
  'newest',
  '新品',
  'sale',
  '特价',
  'on sale',
  '打折',
  '热销',
  'cheapest',
  '300元以下',
  'under 300',
] as const;
