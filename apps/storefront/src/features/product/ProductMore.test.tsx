// @vitest-environment jsdom
import type { Product } from '@mallard/domain/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ProductMore } from './ProductMore.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../../services/useOffers.ts', () => ({ useOffers: () => () => true }));
vi.mock('./ProductDetails.tsx', () => ({ ProductDetails: () => null }));
vi.mock('./ProductReviews.tsx', () => ({ ProductReviews: () => null }));
vi.mock('./RelatedProducts.tsx', () => ({ RelatedProducts: () => null }));

it('links to its sections, and marks none of them as current', async () => {
  const root = await renderInShop(<ProductMore product={{ reviewCount: 3 } as Product} />, ['product']);
  const links = [...document.querySelectorAll('nav a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#details', '#parameters', '#reviews', '#related']);
  expect(document.querySelector('[aria-current]')).toBeNull();
  await act(async () => root.unmount());
});
