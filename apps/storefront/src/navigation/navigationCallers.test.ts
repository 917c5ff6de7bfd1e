import { expect, it } from 'vitest';

/**
 * The modules that change the screen from code, each with the reason why a link can't do it. A control that only leads to a screen
 * is a link: it opens in a new tab, shows its address, and works before scripts have loaded.
 */
const callers: Record<string, string> = {
  'shared/cart/useBuyAgain.ts': 'after the items were added on the server',
  'shared/coupons/couponData.ts': 'instead of claiming, which needs an account',
  'shared/favorites/toggleFavorite.ts': 'instead of saving a favorite, which needs an account',
  'data/useLastPage.ts': 'redirect from a page number past the last page',
  'features/address/AddressEditScreen.tsx': 'after the address was saved',
  'features/cart/useCheckOut.ts': 'after pending cart changes were saved',
  'features/category/useListFilters.ts': 'the values of a form with filters',
  'features/checkout/UnavailableItems.tsx': 'when a dialog is closed',
  'features/checkout/useOrdering.ts': 'after the order was placed',
  'features/orders/OrderScreen.tsx': 'after the order was deleted',
  'features/orders/OrdersScreen.tsx': 'a search form',
  'features/orders/ReviewForm.tsx': 'after the review was saved',
  'features/orders/useAfterSaleActor.ts': 'after the request was sent',
  'features/orders/useOrdersActor.ts': 'events of the machine; the buttons that lead to a screen are links',
  'features/payment/usePaidHistory.ts': 'replaces history entries of a paid order',
  'features/payment/usePaying.ts': 'to the payment provider, after the payment was created',
  'features/product/ProductPurchase.tsx': '“Buy now” asks for missing options first',
  'features/register/RegisterScreen.tsx': 'after the account was created',
  'shared/search/ShopSearch.tsx': 'a search form',
  'shared/cart/cartDrawer.ts': 'follows links',
  'navigation/navigation.ts': 'is the navigation',
  'session/useGuard.ts': 'redirects',
  'session/useSessionToasts.ts': 'after the session has ended',
};

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../**/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('changes the screen from code only where a link can’t', () => {
  const found = Object.entries(sources)
    .filter(([, source]) => source.includes('navigation.go('))
    .map(([path]) => path.replace('../', '').replace(/^\.\//, 'navigation/'));
  expect(found.toSorted()).toEqual(Object.keys(callers).toSorted());
});
