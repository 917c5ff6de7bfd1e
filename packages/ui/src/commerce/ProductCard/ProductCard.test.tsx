import { minor } from '@mallard/domain/money';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { openAnswer } from '../../testing/openAnswer.ts';
import { type CardProduct, ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const product = sampleProducts('en-US')[0] as CardProduct;

conformance('ProductCard', (root) => (
  <ProductCard {...root} product={product} href="/product/1" onFavoriteChange={() => {}} onQuickAdd={() => {}} />
));
conformance('ProductCardSkeleton', (root) => <ProductCardSkeleton {...root} />);

afterEach(cleanup);

it.each([
  [3, 4.5, '4.53 sold'],
  [3, 0, '3 sold'],
  [0, 4.5, '4.5'],
  [0, 0, undefined],
])('shows for %i sold items and %d stars only existing facts', (sales, rating, meta) => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <ProductCard product={{ ...product, sales, rating }} href="/product/1" />
    </SampleProvider>,
  );
  expect(container.querySelector('h3 + p')?.textContent).toBe(meta);
});

it.each([
  [true, 'From 89.00 yuan'],
  [undefined, '89.00 yuan'],
])('shows the lowest of several prices as “from”: %s', (hasPriceRange, spoken) => {
  render(
    <SampleProvider locale="en-US">
      <ProductCard product={{ ...product, hasPriceRange, price: minor(8900), originalPrice: null }} href="/product/1" />
    </SampleProvider>,
  );
  expect(screen.getByText(spoken)).toBeDefined();
});

it.each([{ isNew: false }, { isNew: true }])(
  'has no empty line of tags in a row whose price is hidden: %o',
  ({ isNew }) => {
    const plain = { ...product, isNew, stock: 3, rating: 0, sales: 0, originalPrice: null };
    const { container } = render(
      <SampleProvider locale="en-US">
        <ProductCard product={plain} href="/product/1" layout="horizontal" isPriceHidden />
      </SampleProvider>,
    );
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(isNew ? ['New'] : []);
  },
);

it('fills the favorite icon before the answer, and reverts it on a rejection', async () => {
  const { promise, refuse } = openAnswer();
  render(
    <SampleProvider locale="en-US">
      <ProductCard product={product} href="/product/1" onFavoriteChange={() => promise} />
    </SampleProvider>,
  );
  const favoriteButton = screen.getByRole('button', { name: /Add to favorites/ });
  fireEvent.click(favoriteButton);
  expect(favoriteButton.getAttribute('aria-pressed')).toBe('true');
  expect(favoriteButton.getAttribute('aria-busy')).toBe('true');
  await act(async () => refuse());
  expect(favoriteButton.getAttribute('aria-pressed')).toBe('false');
  expect(favoriteButton.hasAttribute('aria-busy')).toBe(false);
});
