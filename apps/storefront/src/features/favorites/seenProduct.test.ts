import { getProduct, listProducts } from '@mallard/domain/endpoints';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { endpointKey } from '../../data/endpointQuery.ts';
import { seenProduct } from './seenProduct.ts';

const [mug, kettle, tray] = ['mug', 'kettle', 'tray'].map((id) => ({ id, onlySkuUuid: null }));

it('finds a product wherever this tab has seen it, and nothing else of that name', () => {
  const queryClient = new QueryClient();
  const keep = (endpoint: typeof getProduct | typeof listProducts, input: unknown, answer: unknown) =>
    queryClient.setQueryData(endpointKey(endpoint, 'en-US', input), answer);
  keep(getProduct, { params: { id: 'mug' } }, mug);
  keep(listProducts, {}, { pages: [{ items: [{ id: 'lamp', name: 'a category' }, kettle] }] });
  queryClient.setQueryData(['member', 'listFavorites'], { items: [{ id: 'f1', product: tray }] });
  expect(['mug', 'kettle', 'lamp', 'tray'].map((id) => seenProduct(queryClient, id))).toEqual([
    mug,
    kettle,
    undefined,
    undefined,
  ]);
});
