import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { Pagination } from './Pagination.tsx';

conformance('Pagination', (root) => (
  <Pagination {...root} page={6} pageCount={11} hrefOf={(page) => `?page=${page}`} />
));

afterEach(cleanup);

it.each([
  [99, 5],
  [0, 1],
  [Number.NaN, 1],
])('treats page %d of 5 as page %i', (page, shown) => {
  render(
    <SampleProvider locale="en-US">
      <Pagination page={page} pageCount={5} hrefOf={(to) => `?page=${to}`} />
    </SampleProvider>,
  );
  expect(screen.getByText(`Page ${shown} of 5`)).toBeTruthy();
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.getAttribute('href')).toBe(`?page=${shown}`);
  const [previous, next] = ['Previous page', 'Next page'].map((name) => screen.getByRole('link', { name }));
  expect(previous?.getAttribute('href')).toBe(shown === 1 ? null : '?page=4');
  expect(next?.getAttribute('href')).toBe(shown === 5 ? null : '?page=2');
});

it('renders nothing when the number of pages is unknown', () => {
  const { container } = renderInEnglish(<Pagination page={1} pageCount={Number.NaN} hrefOf={String} />);
  expect(container.innerHTML).toBe('');
});
