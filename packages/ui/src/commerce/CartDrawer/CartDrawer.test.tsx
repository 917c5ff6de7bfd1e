import { minor } from '@mallard/domain/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { CartDrawer } from './CartDrawer.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('gives its panel to the host', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <MallardProvider locale="en-US">
      <CartDrawer
        isOpen
        onOpenChange={() => {}}
        count={0}
        total={minor(0)}
        cartHref="/cart"
        shopHref="/home"
        onCheckout={() => {}}
        ref={ref}
        className="host"
      />
    </MallardProvider>,
  );
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeDefined();
});

it('says that it is being loaded', () => {
  vi.useFakeTimers();
  render(
    <MallardProvider locale="en-US">
      <CartDrawer
        isOpen
        onOpenChange={() => {}}
        count={0}
        total={minor(0)}
        cartHref="/cart"
        shopHref="/home"
        onCheckout={() => {}}
        status="loading"
      />
    </MallardProvider>,
  );
  expect(screen.getByText('Loading your cart').closest('[aria-busy="true"]')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  const voice = document.querySelector('[data-live-announcer] > [aria-live="polite"]');
  expect(voice?.textContent).toBe('Loading your cart');
});
