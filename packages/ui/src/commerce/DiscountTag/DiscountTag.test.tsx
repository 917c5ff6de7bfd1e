import { minor } from '@mallard/domain/money';
import { resolveSku } from '@mallard/domain/rules';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sampleProduct, sampleProducts } from '../../fixtures/sampleProducts.ts';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import enUS from '../../locales/en-US/index.ts';
import { conformance } from '../../testing/conformance.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import { DealCard } from '../DealCard/DealCard.tsx';
import { type CardProduct, ProductCard } from '../ProductCard/ProductCard.tsx';
import { RankList } from '../RankList/RankList.tsx';
import { SavedForLater } from '../SavedForLater/SavedForLater.tsx';
import { SkuSheet } from '../SkuSheet/SkuSheet.tsx';
import { DiscountTag } from './DiscountTag.tsx';

conformance('DiscountTag', (root) => <DiscountTag {...root} price={minor(8900)} original={minor(12_900)} />);

afterEach(cleanup);

const product = { ...(sampleProducts('en-US')[0] as CardProduct), stock: 5, isNew: true, deal: null };
const line = { ...sampleCartItems('en-US')[0], stock: 100, status: 'available' } as ReturnType<
  typeof sampleCartItems
>[number];
const details = { ...sampleProduct('en-US'), hasPriceRange: false };
const nothing = () => undefined;

type Prices = Pick<CardProduct, 'price' | 'originalPrice'>;
/** All components that show the price of a product. */
const cards: Record<string, (prices: Prices) => ReactElement> = {
  ProductCard: (prices) => <ProductCard product={{ ...product, ...prices }} href="/" />,
  'ProductCard in a row': (prices) => <ProductCard product={{ ...product, ...prices }} href="/" layout="horizontal" />,
  DealCard: (prices) => <DealCard product={{ ...product, ...prices }} href="/" />,
  RankList: (prices) => <RankList products={[{ ...product, ...prices }]} hrefOf={() => '/'} />,
  CartLine: (prices) => (
    <ul>
      <CartLine line={{ ...line, ...prices }} href="/" onQuantityChange={nothing} onRemove={nothing} />
    </ul>
  ),
  SavedForLater: (prices) => (
    <SavedForLater items={[{ ...line, ...prices }]} hrefOf={() => '/'} onMoveToCart={nothing} onRemove={nothing} />
  ),
  SkuSheet: (prices) => (
    <SkuSheet
      isOpen
      onOpenChange={nothing}
      product={{ ...details, ...prices }}
      resolution={resolveSku(details.specifications, details.skus, {})}
      onChange={nothing}
      onConfirm={nothing}
    />
  ),
};

it.each(Object.entries(cards))('shows a discount only for a reduced product: %s', (_, card) => {
  const page = (prices: Prices) => (
    <MallardProvider locale="en-US" messages={enUS}>
      {card(prices)}
    </MallardProvider>
  );
  const discounts = () => document.body.textContent.match(/−\d+%/g) ?? [];
  const { rerender } = render(page({ price: minor(8900), originalPrice: minor(12_900) }));
  expect(discounts()).toEqual(['−31%']);
  rerender(page({ price: minor(8900), originalPrice: minor(8900) }));
  expect(discounts()).toEqual([]);
  rerender(page({ price: minor(8900), originalPrice: null }));
  expect(discounts()).toEqual([]);
});
