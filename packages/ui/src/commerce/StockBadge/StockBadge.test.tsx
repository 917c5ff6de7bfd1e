import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { StockBadge, type StockState } from './StockBadge.tsx';

conformance('StockBadge', (root) => <StockBadge {...root} state="low" left={3} limitPerOrder={2} />);

afterEach(cleanup);

it.each([0, -3, Number.NaN])('treats a stock of %s as sold out', (left) => {
  const { container } = renderInEnglish(<StockBadge state="low" left={left} limitPerOrder={2} />);
  expect(container.textContent).toBe('Sold out');
});

it.each([Number.NaN, -1, 0])('shows no limit of %s', (limit) => {
  const { container } = renderInEnglish(<StockBadge state="in" limitPerOrder={limit} />);
  expect(container.textContent).toBe('In stock');
});

it('treats an unknown state of a newer server as unknown', () => {
  const { container } = renderInEnglish(<StockBadge state={'backorder' as StockState} limitPerOrder={2} />);
  expect(container.textContent).toBe('Stock not confirmed');
});
