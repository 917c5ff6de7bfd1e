import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ProductRail, type ProductRailProps } from './ProductRail.tsx';

conformance('ProductRail', (root) => (
  <ProductRail {...root} title="New" moreHref="/new">
    <span>card</span>
  </ProductRail>
));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('renders no heading without cards', () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <ProductRail title="New">{[]}</ProductRail>
    </SampleProvider>,
  );
  expect(container.querySelector('section')).toBeNull();
});

it('prefers its host’s name to its heading', () => {
  render(
    <SampleProvider locale="en-US">
      <ProductRail title="New" aria-label="New mugs">
        <span>card</span>
      </ProductRail>
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'New mugs' })).toBeTruthy();
});

/** Fails to load its products, and loads them again on request. */
function Failing() {
  const [status, setStatus] = useState<ProductRailProps['status']>('error');
  return (
    <SampleProvider locale="en-US">
      <ProductRail title="New" status={status} onRetry={() => setStatus('loading')} />
    </SampleProvider>
  );
}

it('keeps the focus in its section and announces the state when Retry disappears', () => {
  vi.useFakeTimers();
  const { container } = render(<Failing />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'New' }));
  act(() => vi.advanceTimersByTime(700));
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('Loading products');
});
