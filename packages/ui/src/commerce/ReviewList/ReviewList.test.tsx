import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleReviews } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ReviewList, type ReviewListProps } from './ReviewList.tsx';

conformance('ReviewList', (root) => (
  <ReviewList {...root} status="ready" reviews={sampleReviews('en-US')} onSortChange={() => {}} />
));

const reviews = sampleReviews('en-US');

/** Renders one list in several states, one by one. @returns the final announcement */
function heardAfter(...states: Partial<ReviewListProps>[]): string {
  const elementWith = (state: Partial<ReviewListProps>) => (
    <SampleProvider locale="en-US">
      <ReviewList status="ready" reviews={reviews} hasMore onLoadMore={() => {}} {...state} />
    </SampleProvider>
  );
  const { container, rerender } = render(elementWith({}));
  for (const state of states) rerender(elementWith(state));
  act(() => void vi.advanceTimersByTime(100));
  return spoken(container);
}

describe('ReviewList', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('announces the number of new reviews', () => {
    const one = reviews.slice(0, 1);
    expect(heardAfter({ reviews: one, moreStatus: 'loading' }, { reviews })).toBe('1 item more, 2 in all');
  });

  it('does not announce the reviews of another filter as new ones', () => {
    const one = reviews.slice(0, 1);
    expect(heardAfter({ reviews: one }, { reviews: one, isPending: true }, { reviews })).toBe('');
  });

  it('does not announce unrequested reviews, such as those of a cached filter', () => {
    expect(heardAfter({ reviews: reviews.slice(0, 1) }, { reviews })).toBe('');
  });

  it('shows that no review matches the filters', () => {
    expect(heardAfter({ reviews: [], isFiltered: true })).toBe('No review matches');
  });

  it.each(['error', 'ready'] as const)(
    'keeps the focus of a button that disappears with an empty list that is %s',
    (status) => {
      const page = (state: ReviewListProps['status']) => (
        <SampleProvider locale="en-US">
          <ReviewList
            status={state}
            reviews={[]}
            isFiltered
            onRetry={() => {}}
            onClearFilters={() => {}}
            data-testid="list"
          />
        </SampleProvider>
      );
      const { rerender } = render(page(status));
      screen.getByRole('button', { name: /Retry|Show all/ }).focus();
      rerender(page('loading'));
      expect(document.activeElement).toBe(screen.getByTestId('list'));
    },
  );
});
