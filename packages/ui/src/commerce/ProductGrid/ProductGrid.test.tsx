import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ProductGrid } from './ProductGrid.tsx';

conformance('ProductGrid', (root) => (
  <ProductGrid {...root} status="ready" products={sampleProducts('en-US')} hrefOf={({ id }) => `/product/${id}`} />
));
conformance('ProductGrid that failed', (root) => (
  <ProductGrid {...root} status="error" products={[]} hrefOf={() => '/product'} />
));
conformance('ProductGrid without products', (root) => (
  <ProductGrid {...root} status="ready" products={[]} hrefOf={() => '/product'} />
));

afterEach(cleanup);

it('shows the empty state once it is ready without products', () => {
  render(
    <SampleProvider locale="en-US">
      <ProductGrid products={[]} hrefOf={() => '/product'} empty="Nothing liked yet" />
    </SampleProvider>,
  );
  expect(screen.getByText('Nothing liked yet')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('keeps the focus of a Retry that disappears', () => {
  const page = (status: 'error' | 'loading') => (
    <SampleProvider locale="en-US">
      <ProductGrid products={[]} hrefOf={() => '/product'} status={status} onRetry={() => {}} data-testid="root" />
    </SampleProvider>
  );
  const { rerender } = render(page('error'));
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page('loading'));
  expect(document.activeElement).toBe(screen.getByTestId('root'));
});
