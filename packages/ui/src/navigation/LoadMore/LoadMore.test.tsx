import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

conformance('LoadMore', (root) => <LoadMore {...root} status="error" hasMore onLoadMore={() => {}} isAutomatic />);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function TwoPages({ edge }: Pick<LoadMoreProps, 'edge'>) {
  const [hasMore, setMore] = useState(true);
  return (
    <SampleProvider locale="en-US">
      <LoadMore data-testid="more" status="idle" edge={edge} hasMore={hasMore} onLoadMore={() => setMore(false)} />
    </SampleProvider>
  );
}

it.each(['start', 'end'] as const)('keeps the focus at the %s when the last page has loaded', (edge) => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  render(<TwoPages edge={edge} />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByTestId('more').contains(document.activeElement)).toBe(true);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

it('takes no focus from elsewhere', () => {
  render(<TwoPages edge="end" />);
  const button = screen.getByRole('button');
  button.focus();
  button.blur();
  fireEvent.click(button);
  expect(document.activeElement).toBe(document.body);
});

function HasMoreAtOnce() {
  const [count, setCount] = useState(10);
  return (
    <SampleProvider locale="en-US">
      <LoadMore
        status="idle"
        hasMore={count < 50}
        itemCount={count}
        isAutomatic
        onLoadMore={() => setCount(count + 10)}
      />
    </SampleProvider>
  );
}

it('continues loading while its end is near and its parent has more pages', () => {
  class AlwaysNear {
    private readonly notify: (entries: { isIntersecting: boolean }[]) => void;
    constructor(notify: AlwaysNear['notify']) {
      this.notify = notify;
    }
    observe() {
      this.notify([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', AlwaysNear);
  render(<HasMoreAtOnce />);
  expect(screen.getByText('That is all')).toBeTruthy();
});
