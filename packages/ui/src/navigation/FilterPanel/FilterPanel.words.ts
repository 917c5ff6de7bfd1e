import { defineWords } from '../../intl/Words.ts';

export const filterPanelWords = defineWords(
  {
    price: '价格',
    service: '服务',
    inStockOnly: '仅看有货',
    onSaleOnly: '今日特惠',
    minPrice: '最低价',
    maxPrice: '最高价',
    applyPrice: '应用价格',
  },
  {
    price: 'Price',
    service: 'Service',
    inStockOnly: 'In stock only',
    onSaleOnly: 'On sale',
    minPrice: 'Lowest price',
    maxPrice: 'Highest price',
    applyPrice: 'Apply price',
  },
);
