import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { openAnswer } from '../../testing/openAnswer.ts';
import { type CardProduct, ProductCard } from './ProductCard.tsx';

const product = sampleProducts('en-US')[0] as CardProduct;

conformance('ProductCard', (root) => (
  <ProductCard {...root} product={product} href="/product/1" onFavoriteChange={() => {}} onQuickAdd={() => {}} />
));

afterEach(cleanup);

it('fills the heart before the answer, and empties it when that is a refusal', async () => {
  const { promise, refuse } = openAnswer();
  render(
    <MallardProvider locale="en-US">
      <ProductCard product={product} href="/product/1" onFavoriteChange={() => promise} />
    </MallardProvider>,
  );
  const heart = screen.getByRole('button', { name: /Add to favorites/ });
  fireEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(heart.getAttribute('aria-busy')).toBe('true');
  await act(async () => refuse());
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(heart.hasAttribute('aria-busy')).toBe(false);
});
