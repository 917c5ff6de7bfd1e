// @vitest-environment jsdom
import { minor } from '@mallard/domain/money';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchRoute } from '../../app/routes.ts';
import { ScreenLocationProvider } from '../../navigation/ScreenLocation.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { useSkuChoice } from './useSkuChoice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

type Kept = Pick<Parameters<typeof useSkuChoice>[0]['skus'][number], 'stock' | 'limit'>;

const glazes = ['blue', 'white'];

function Most({ skus }: { skus: readonly Kept[] }) {
  const { most, mostReason, isAvailable } = useSkuChoice({
    id: 'mug',
    stock: skus.reduce((sum, { stock }) => sum + stock, 0),
    specifications: [
      { id: 'glaze', name: 'Glaze', values: glazes.map((id) => ({ id, name: id, swatch: null, image: null })) },
    ],
    skus: skus.map((kept, place) => ({
      id: `sku-${place}`,
      values: { glaze: glazes[place] ?? '' },
      price: minor(8900),
      originalPrice: null,
      image: null,
      ...kept,
    })),
  });
  return <output>{`${most} ${mostReason}${isAvailable ? '' : ' unavailable'}`}</output>;
}

it.each([
  {
    skus: [
      { stock: 500, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    chosen: undefined,
    says: '99 limit',
  },
  {
    skus: [
      { stock: 8, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    chosen: undefined,
    says: '8 stock',
  },
  {
    skus: [
      { stock: 500, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    chosen: 1,
    says: '3 stock',
  },
  {
    skus: [
      { stock: 500, limit: 99 },
      { stock: 3, limit: 99 },
    ],
    chosen: 0,
    says: '99 limit',
  },
  {
    skus: [
      { stock: 5, limit: 5 },
      { stock: 0, limit: 5 },
    ],
    chosen: undefined,
    says: '5 limit',
  },
  {
    skus: [
      { stock: 0, limit: 5 },
      { stock: 0, limit: 5 },
    ],
    chosen: undefined,
    says: '1 stock unavailable',
  },
  {
    skus: [
      { stock: 5, limit: 5 },
      { stock: 0, limit: 5 },
    ],
    chosen: 1,
    says: '1 stock unavailable',
  },
])('counts $says of $skus with $chosen chosen', async ({ skus, chosen, says }) => {
  const search = chosen === undefined ? '' : `sku=sku-${chosen}`;
  const root = await renderInShop(
    <ScreenLocationProvider value={{ match: matchRoute('/product/mug'), pathname: '/product/mug', search }}>
      <Most skus={skus} />
    </ScreenLocationProvider>,
    ['product'],
  );
  expect(document.querySelector('output')?.textContent).toBe(says);
  await act(async () => root.unmount());
});
