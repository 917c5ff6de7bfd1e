import { defineWords } from '../../intl/Words.ts';

export const cartDrawerWords = defineWords(
  {
    title: (count: number) => (count > 0 ? `购物车（${count}）` : '购物车'),
    loading: '购物车加载中',
    total: '合计',
    freeShipping: '免运费',
    withShipping: (amount: string) => `含运费 ${amount}`,
    saved: (amount: string) => `已省 ${amount}`,
    checkout: '去结算',
    checkoutWithCount: (count: number) => `去结算（${count}）`,
    viewCart: '查看购物车',
    empty: '购物车还空着',
    emptyHint: '去看看今天的特惠，或者从收藏里挑一件。',
    shop: '去逛逛',
  },
  {
    title: (count) => (count > 0 ? `Cart (${count})` : 'Cart'),
    loading: 'Loading your cart',
    total: 'Total',
    freeShipping: 'Free shipping',
    withShipping: (amount) => `Includes ${amount} shipping`,
    saved: (amount) => `You save ${amount}`,
    checkout: 'Checkout',
    checkoutWithCount: (count) => `Checkout (${count})`,
    viewCart: 'View cart',
    empty: 'Your cart is empty',
    emptyHint: 'Have a look at the limited-time deals, or pick one of your favorites.',
    shop: 'Start shopping',
  },
);
