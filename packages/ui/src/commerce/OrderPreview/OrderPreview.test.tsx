import { minor } from '@mallard/domain/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { OrderPreview, type OrderPreviewProps } from './OrderPreview.tsx';

const lines = sampleCartItems('en-US').slice(0, 2);
const amounts = { goods: minor(20_000), discount: minor(1000), shipping: minor(1000), total: minor(20_000) };

conformance('OrderPreview', (root) => (
  <OrderPreview
    {...root}
    lines={sampleCartItems('en-US')}
    amounts={{ goods: minor(100), discount: minor(0), shipping: minor(0), total: minor(100) }}
  />
));

describe('OrderPreview', () => {
  const page = (props: Partial<OrderPreviewProps>) => (
    <SampleProvider locale="en-US">
      <OrderPreview lines={lines} amounts={amounts} {...props} />
    </SampleProvider>
  );
  function spokenOf(props: Partial<OrderPreviewProps>) {
    render(page(props));
    act(() => void vi.advanceTimersByTime(200));
    return document.querySelector('[data-live-announcer] > [aria-live="polite"]')?.textContent;
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it.each([
    ['nothing', { amounts, lines }, ''],
    [
      'another total',
      { amounts: { ...amounts, total: minor(19_000) }, lines },
      'The amounts have changed: ¥200.00 to pay, was ¥190.00',
    ],
    [
      'shipping for discount',
      { amounts: { ...amounts, discount: minor(0), shipping: minor(0) }, lines },
      'The amounts have changed, still ¥200.00 to pay',
    ],
    [
      'prices of lines',
      { amounts, lines: lines.map((line) => ({ ...line, price: minor(line.price + 100) })) },
      'The amounts have changed, still ¥200.00 to pay',
    ],
  ])('announces changed %s', (_, accepted, sentence) => {
    expect(spokenOf({ accepted })).toBe(sentence);
  });

  it.each([
    [3, 99, 'Only 3 left, will not be ordered'],
    [40, 5, 'Limit 5 per customer, will not be ordered'],
  ])('names the reason against a quantity of six with stock %i and limit %i', (stock, limit, reason) => {
    render(page({ lines: lines.map((line) => ({ ...line, status: 'insufficient', quantity: 6, stock, limit })) }));
    expect(screen.getAllByText(reason)).toHaveLength(2);
  });
});
