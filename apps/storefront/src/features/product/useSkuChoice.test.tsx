// @vitest-environment jsdom
import { minor } from '@mallard/domain/money';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchRoute } from '../../navigation/routes.ts';
import { ScreenLocationProvider } from '../../navigation/ScreenLocation.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { useSkuChoice } from './useSkuChoice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

type SkuFacts = Pick<Parameters<typeof useSkuChoice>[0]['skus'][number], 'stock' | 'limit'>;

const glazes = ['blue', 'white'];

function MaxQuantity({ skus }: { skus: readonly SkuFacts[] }) {
  const { maxQuantity, maxReason, isAvailable } = useSkuChoice({
    id: 'mug',
    stock: skus.reduce((sum, { stock }) => sum + stock, 0),
    specifications: [
      { id: 'glaze', name: 'Glaze', values: glazes.map((id) => ({ id, name: id, swatch: null, image: null })) },
    ],
    skus: skus.map((facts, index) => ({
      id: `sku-${index}`,
      values: { glaze: glazes[index] ?? '' },
      price: minor(8900),
      originalPrice: null,
      image: null,
      ...facts,
    })),
  });
  return <output>{`${maxQuantity} ${maxReason}${isAvailable ? '' : ' unavailable'}`}</output>;
}

it.each([
  {
    skus: [
      { stock: 500, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    selectedIndex: undefined,
    expected: '99 limit',
  },
  {
    skus: [
      { stock: 8, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    selectedIndex: undefined,
    expected: '8 stock',
  },
  {
    skus: [
      { stock: 500, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    selectedIndex: 1,
    expected: '3 stock',
  },
  {
    skus: [
      { stock: 500, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    selectedIndex: 0,
    expected: '99 limit',
  },
  {
    skus: [
      { stock: 5, limit: 5 },
      { stock: 0, limit: 5 },
    ],
    selectedIndex: undefined,
    expected: '5 limit',
  },
  {
    skus: [
      { stock: 0, limit: 5 },
      { stock: 0, limit: 5 },
    ],
    selectedIndex: undefined,
    expected: '1 stock unavailable',
  },
  {
    skus: [
      { stock: 5, limit: 5 },
      { stock: 0, limit: 5 },
    ],
    selectedIndex: 1,
    expected: '1 stock unavailable',
  },
])('counts $says of $skus with $chosen selectedIndex', async ({ skus, selectedIndex, expected }) => {
  const search = selectedIndex === undefined ? '' : `sku=sku-${selectedIndex}`;
  const root = await renderInShop(
    <ScreenLocationProvider value={{ match: matchRoute('/product/mug'), pathname: '/product/mug', search }}>
      <MaxQuantity skus={skus} />
    </ScreenLocationProvider>,
    ['product'],
  );
  expect(document.querySelector('output')?.textContent).toBe(expected);
  await act(async () => root.unmount());
});
