import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

conformance('LoadMore', (root) => <LoadMore {...root} status="error" hasMore onLoadMore={() => {}} isAutomatic />);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function TwoPages({ edge }: Pick<LoadMoreProps, 'edge'>) {
  const [hasMore, setMore] = useState(true);
  return (
    <MallardProvider locale="en-US">
      <LoadMore data-testid="more" status="idle" edge={edge} hasMore={hasMore} onLoadMore={() => setMore(false)} />
    </MallardProvider>
  );
}

it.each(['start', 'end'] as const)('keeps the focus at the %s when the last page has come', (edge) => {
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
