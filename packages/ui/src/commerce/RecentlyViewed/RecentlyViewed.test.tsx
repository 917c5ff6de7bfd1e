import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RecentlyViewed, type ViewedProduct } from './RecentlyViewed.tsx';

const now = () => SAMPLE_NOW;
const items = sampleProducts('en-US').map((product) => ({ product, viewedAt: SAMPLE_NOW }));

conformance('RecentlyViewed', (root) => (
  <RecentlyViewed
    {...root}
    items={items}
    now={now}
    hrefOf={({ id }) => `/product/${id}`}
    onRemove={() => {}}
    onClear={() => {}}
  />
));

afterEach(() => {
  // An unmounted entry moves its focus in the next frame, during another test.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  cleanup();
});

const page = (list: readonly ViewedProduct[]) => (
  <SampleProvider locale="en-US">
    <RecentlyViewed items={list} now={now} hrefOf={() => '/product'} onRemove={() => {}} />
  </SampleProvider>
);
const cross = (index: number) => screen.getAllByRole('button', { name: /^Remove/ })[index] as HTMLElement;

it('announces a removal once the product is gone', async () => {
  const { container, rerender } = render(page(items));
  fireEvent.click(cross(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(spoken(container)).toBe('');
  rerender(page(items.slice(1)));
  await waitFor(() => expect(spoken(container)).toBe(`Removed: ${items[0]?.product.title}`));
});

it('moves the focus from the only product of a day to the next one on another day', async () => {
  const daily = items.map((item, daysAgo) => ({ ...item, viewedAt: SAMPLE_NOW - daysAgo * 86_400_000 })).slice(0, 3);
  const { rerender } = render(page(daily));
  cross(1).focus();
  fireEvent.click(cross(1));
  rerender(page([...daily.slice(0, 1), ...daily.slice(2)]));
  await waitFor(() => expect(document.activeElement).toBe(cross(1)));
});

it('names the days by the clock of the application', () => {
  render(
    <SampleProvider locale="en-US" clock={{ now: () => SAMPLE_NOW + 86_400_000 }}>
      <RecentlyViewed items={items.slice(0, 1)} hrefOf={() => '/product'} />
    </SampleProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeTruthy();
});

it('has its host’s name', () => {
  render(
    <SampleProvider locale="en-US">
      <RecentlyViewed aria-label="On this device" items={[]} now={now} hrefOf={() => '/product'} />
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'On this device' })).toBeTruthy();
});

it('puts products with an invalid timestamp last, without a heading', () => {
  const [lost, older, newer] = items;
  if (!lost || !older || !newer) throw new Error('Three products are needed');
  render(page([older, { ...lost, viewedAt: Number.NaN }, { ...newer, viewedAt: SAMPLE_NOW + 1 }]));
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  const named = [newer, older].map(({ product }) => `H4 ${product.title}`);
  expect(headings).toEqual(['H2 Recently viewed', 'H3 Today', ...named, `H3 ${lost.product.title}`]);
});
