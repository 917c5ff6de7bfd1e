import type { Product } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { endpointKey } from '../../data/endpointQuery.ts';
import { cachedProductOf } from './cachedProductOf.ts';

const image = { url: '/media/mug', alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null };
const product = {
  id: 'mug',
  title: 'Mug',
  image,
  categories: [{ id: 'kitchen', name: 'Kitchen' }],
  specifications: [
    { id: 'glaze', name: 'Glaze', values: [{ id: 'amber', name: 'Amber', image: null, color: null }] },
    { id: 'size', name: 'Size', values: [{ id: 'big', name: 'Big', image: null, color: null }] },
  ],
  skus: [
    {
      id: 'amber-big',
      values: { glaze: 'amber', size: 'big' },
      price: 9,
      originalPrice: 12,
      stock: 3,
      limit: 2,
      image: null,
    },
  ],
} as unknown as Product;

describe('cachedProductOf', () => {
  it('knows a SKU of a page that was seen, as a line of the cart shows it', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(endpointKey(getProduct, 'en-US', { params: { id: 'mug' } }), product);
    expect(cachedProductOf(queryClient, 'amber-big')).toEqual({
      productUuid: 'mug',
      skuUuid: 'amber-big',
      title: 'Mug',
      image,
      price: 9,
      originalPrice: 12,
      stock: 3,
      limit: 2,
      categoryUuids: ['kitchen'],
      attributes: [
        { name: 'Glaze', value: 'Amber' },
        { name: 'Size', value: 'Big' },
      ],
    });
  });

  it('knows nothing of others', () => {
    expect(cachedProductOf(new QueryClient(), 'amber-big')).toBeUndefined();
  });
});
