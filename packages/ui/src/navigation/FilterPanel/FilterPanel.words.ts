import { groupDigits, plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const filterPanelWords = defineWords(
  {
    price: '价格',
    service: '服务',
    inStockOnly: '仅看有货',
    onSaleOnly: '今日特惠',
    rating: '评分',
    anyRating: '不限',
    ratingFrom: (least: number) => `${least} 星及以上`,
    productCount: (count: number) => `${groupDigits(count)} 件商品`,
    found: (count: number) => (count === 0 ? '没有符合条件的商品' : `找到 ${groupDigits(count)} 件商品`),
    nothingHint: '放宽一些条件试试。',
    clear: '清空筛选',
    searchIn: (name: string) => `在“${name}”中查找`,
    matchCount: (count: number) => (count === 0 ? '没有匹配的选项' : `${count} 个选项`),
    showAll: (count: number) => `展开全部 ${count} 项`,
    showFewer: '收起',
    /** Names of the panel when it is a sheet, and of its button. */
    filter: '筛选',
    show: (count: number) => `查看 ${groupDigits(count)} 件商品`,
    showUnknown: '查看商品',
    updating: '更新中',
  },
  {
    price: 'Price',
    service: 'Service',
    inStockOnly: 'In stock only',
    onSaleOnly: 'On sale',
    rating: 'Rating',
    anyRating: 'Any',
    ratingFrom: (least: number) => `${least} stars and up`,
    productCount: (count: number) => plural(count, 'product', 'products'),
    found: (count: number) =>
      count === 0 ? 'No product fits these filters' : `${plural(count, 'product', 'products')} found`,
    nothingHint: 'Try loosening one of them.',
    clear: 'Clear filters',
    searchIn: (name: string) => `Search in ${name}`,
    matchCount: (count: number) => (count === 0 ? 'No option matches' : plural(count, 'option', 'options')),
    showAll: (count: number) => `Show all ${count}`,
    showFewer: 'Show fewer',
    filter: 'Filters',
    show: (count: number) => `Show ${plural(count, 'product', 'products')}`,
    showUnknown: 'Show products',
    updating: 'Updating',
  },
);
