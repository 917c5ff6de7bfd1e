import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { MergeNotice } from './MergeNotice.tsx';

conformance('MergeNotice', (root) => (
  <MergeNotice {...root} mergedCount={2} dropped={[{ id: '1', title: 'Mug' }]} onDismiss={() => {}} />
));

describe('MergeNotice', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is announced in the page’s live region, which existed before', () => {
    render(
      <SampleProvider locale="en-US">
        <MergeNotice
          mergedCount={2}
          capped={[{ id: '1', title: 'Bowl', asked: 6, kept: 3 }]}
          dropped={[{ id: '2', title: 'Mug' }]}
        />
      </SampleProvider>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    const voice = document.querySelector('[data-live-announcer] > [aria-live="polite"]');
    expect(voice?.textContent).toBe(
      '2 items from before you logged in are in your cart now, Bowl: 3 kept in your cart (you asked for 6), Mug: can no longer be bought',
    );
  });
});
