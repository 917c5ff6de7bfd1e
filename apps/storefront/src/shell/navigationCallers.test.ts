import { expect, it } from 'vitest';

/**
 * The modules that change the screen from code, each with the reason why a link can't do it. A control that only leads to a screen
 * is a link: it opens in a new tab, shows its address, and works before scripts have loaded.
 */
const callers: Record<string, string> = {
  'cart/useBuyAgain.ts': 'after the items were added on the server',
  'data/couponData.ts': 'instead of claiming, which needs an account',
  'data/toggleFavorite.ts': 'instead of saving a favorite, which needs an account',
  'data/useLastPage.ts': 'redirect from a page number past the last page',
  'screens/address/AddressEditScreen.tsx': 'after the address was saved',
  'screens/cart/useCheckOut.ts': 'after pending cart changes were saved',
  'screens/category/useListFilters.ts': 'the values of a form with filters',
  'screens/checkout/MissingGoods.tsx': 'when a dialog is closed',
  'screens/checkout/useOrdering.ts': 'after the order was placed',
  'screens/orders/OrderScreen.tsx': 'after the order was deleted',
  'screens/orders/OrdersScreen.tsx': 'a search form',
  'screens/orders/ReviewForm.tsx': 'after the review was saved',
  'screens/orders/useAfterSaleActor.ts': 'after the request was sent',
  'screens/orders/useOrdersActor.ts': 'events of the machine; the buttons that lead to a screen are links',
  'screens/payment/usePaidHistory.ts': 'replaces history entries of a paid order',
  'screens/payment/usePaying.ts': 'to the payment provider, after the payment was created',
  'screens/product/ProductPurchase.tsx': '“Buy now” asks for missing options first',
  'screens/register/RegisterScreen.tsx': 'after the account was created',
  'shell/ShopSearch.tsx': 'a search form',
  'shell/cartDrawer.ts': 'follows links',
  'shell/navigation.ts': 'is the navigation',
  'shell/useGuard.ts': 'redirects',
  'shell/useSessionNews.ts': 'after the session has ended',
};

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../**/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('changes the screen from code only where a link can’t', () => {
  const found = Object.entries(sources)
    .filter(([, source]) => source.includes('navigation.go('))
    .map(([path]) => path.replace('../', '').replace(/^\.\//, 'shell/'));
  expect(found.toSorted()).toEqual(Object.keys(callers).toSorted());
});
