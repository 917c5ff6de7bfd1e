import { minor } from '@mallard/domain/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AmountTable } from './AmountTable.tsx';

conformance('AmountTable', (root) => (
  <AmountTable
    {...root}
    rows={[{ label: 'Goods', amount: minor(9900), previous: minor(8900) }]}
    total={{ label: 'Total', amount: minor(9900) }}
    isStale
  />
));

afterEach(cleanup);

it('announces every amount with the name of its currency, and shows it with its symbol', () => {
  render(
    <SampleProvider locale="en-US">
      <AmountTable
        rows={[
          { label: 'Goods', amount: minor(101050) },
          { label: 'Coupon', amount: minor(4000), isSaving: true },
          { label: 'Shipping', amount: minor(0), zeroLabel: 'Free' },
        ]}
        total={{ label: 'Total', amount: minor(97050) }}
      />
    </SampleProvider>,
  );
  const spoken = screen.getAllByRole('definition').map((amount) => {
    const copy = amount.cloneNode(true) as HTMLElement;
    for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return copy.textContent;
  });
  expect(spoken).toEqual(['1,010.50 yuan', 'minus 40.00 yuan', 'Free', '970.50 yuan']);
  expect(screen.getByText('−¥40.00')).toBeTruthy();
});

it('shows a dash for an unknown amount, with a text for screen readers', () => {
  render(
    <SampleProvider locale="en-US">
      <AmountTable
        rows={[{ label: 'Coupon', amount: null, isSaving: true, previous: minor(100) }]}
        total={{ label: 'Total', amount: null, previous: minor(100) }}
      />
    </SampleProvider>,
  );
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['Being calculated—', 'Being calculated—']);
});

it('distinguishes two rows with the same label', () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
  const coupon = (amount: number) => ({ label: 'Coupon', amount: minor(amount), isSaving: true });
  render(
    <SampleProvider locale="en-US">
      <AmountTable rows={[coupon(1000), coupon(500)]} total={{ label: 'Total', amount: minor(9900) }} />
    </SampleProvider>,
  );
  expect(screen.getAllByText('Coupon')).toHaveLength(2);
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
});

it('announces an update that takes noticeable time', () => {
  vi.useFakeTimers();
  const page = (isStale: boolean) => (
    <SampleProvider locale="en-US">
      <AmountTable rows={[]} total={{ label: 'Total', amount: minor(9900) }} isStale={isStale} />
    </SampleProvider>
  );
  const { container, rerender } = render(page(true));
  act(() => void vi.advanceTimersByTime(300));
  rerender(page(false));
  act(() => void vi.advanceTimersByTime(700));
  expect(spoken(container)).toBe('');
  rerender(page(true));
  act(() => void vi.advanceTimersByTime(700));
  expect(spoken(container)).toBe('Updating amounts');
  vi.useRealTimers();
});
