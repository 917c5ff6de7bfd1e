import { minor } from '@mallard/domain/money';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { AmountTable } from '../AmountTable/AmountTable.tsx';
import { CartBar } from './CartBar.tsx';

conformance('CartBar', (root) => (
  <CartBar
    {...root}
    total={minor(9900)}
    saved={minor(100)}
    actionLabel="Checkout"
    onAction={() => {}}
    unavailableReason="reason"
    onDetails={() => {}}
    selection="some"
    onSelectionChange={() => {}}
  />
));

describe('CartBar', () => {
  const page = (isStale: boolean) => (
    <SampleProvider locale="en-US">
      <AmountTable rows={[]} total={{ label: 'Total', amount: minor(9900) }} isStale={isStale} />
      <CartBar total={minor(9900)} saved={minor(100)} actionLabel="Checkout" onAction={() => {}} isStale={isStale} />
    </SampleProvider>
  );

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('replaces the saving with an updating text, and announces it once together with the page’s table', () => {
    const { rerender } = render(page(false));
    const bar = within(screen.getByRole('region'));
    expect(bar.getByText('You save ¥1.00')).toBeDefined();
    rerender(page(true));
    expect(bar.queryByText('You save ¥1.00')).toBeNull();
    expect(bar.getByText('Updating amounts')).toBeDefined();
    act(() => void vi.advanceTimersByTime(700));
    const voice = document.querySelector('[data-live-announcer] > [aria-live="polite"]');
    expect(voice?.textContent).toBe('Updating amounts');
  });
});
