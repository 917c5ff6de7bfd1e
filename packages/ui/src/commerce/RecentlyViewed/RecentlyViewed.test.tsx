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
  // An entry that leaves with the focus hands it on in the next frame, which is another test's.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  cleanup();
});

const page = (list: readonly ViewedProduct[]) => (
  <SampleProvider locale="en-US">
    <RecentlyViewed items={list} now={now} hrefOf={() => '/product'} onRemove={() => {}} />
  </SampleProvider>
);
const cross = (place: number) => screen.getAllByRole('button', { name: /^Remove/ })[place] as HTMLElement;

it('says that a product was taken out once it is', async () => {
  const { container, rerender } = render(page(items));
  fireEvent.click(cross(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(spoken(container)).toBe('');
  rerender(page(items.slice(1)));
  await waitFor(() => expect(spoken(container)).toBe(`Removed: ${items[0]?.product.title}`));
});

it('gives the focus of the only product of a day to the next of another day', async () => {
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

it('has the name that its host gives it', () => {
  render(
    <SampleProvider locale="en-US">
      <RecentlyViewed aria-label="On this device" items={[]} now={now} hrefOf={() => '/product'} />
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'On this device' })).toBeTruthy();
});

it('puts what has no proper moment last, under no heading', () => {
  const [lost, older, newer] = items;
  if (!lost || !older || !newer) throw new Error('Three products are needed');
  render(page([older, { ...lost, viewedAt: Number.NaN }, { ...newer, viewedAt: SAMPLE_NOW + 1 }]));
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  const named = [newer, older].map(({ product }) => `H4 ${product.title}`);
  expect(headings).toEqual(['H2 Recently viewed', 'H3 Today', ...named, `H3 ${lost.product.title}`]);
});
