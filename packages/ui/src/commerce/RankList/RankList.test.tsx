import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { RankList } from './RankList.tsx';

conformance('RankList', (root) => (
  <RankList {...root} products={sampleProducts('en-US')} hrefOf={({ id }) => `/product/${id}`} />
));

afterEach(cleanup);

const product = sampleProducts('en-US')[0] as CardProduct;

it('shows that a product is sold out, and describes its link with that', () => {
  const gone = { ...product, stock: 0 };
  render(
    <SampleProvider locale="en-US">
      <RankList products={[gone, { ...product, id: 'other', title: 'Other' }]} hrefOf={() => '/product'} />
    </SampleProvider>,
  );
  expect(screen.getByRole('link', { name: gone.title, description: 'Sold out' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Other', description: '' })).toBeTruthy();
});

it.each([
  [0, 0, undefined],
  [0, 4.5, '4.5'],
  [3, 0, '3 sold'],
])('shows for %i sold items and %d stars only existing facts', (sales, rating, facts) => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <RankList products={[{ ...product, sales, rating }]} hrefOf={() => '/product'} />
    </SampleProvider>,
  );
  expect(container.querySelector('h3 + p')?.textContent).toBe(facts);
});
