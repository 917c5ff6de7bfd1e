import { minor } from '@mallard/domain/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderWith(props: Partial<CartDrawerProps>) {
  render(
    <SampleProvider locale="en-US">
      <CartDrawer
        isOpen
        onOpenChange={() => {}}
        count={0}
        total={minor(0)}
        cartHref="/cart"
        shopHref="/home"
        onCheckout={() => {}}
        {...props}
      />
    </SampleProvider>,
  );
}

it('passes ref, class and id to its panel', () => {
  const ref = createRef<HTMLDivElement>();
  renderWith({ ref, className: 'host' });
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeDefined();
});

it('announces that it is loading', () => {
  vi.useFakeTimers();
  renderWith({ status: 'loading' });
  expect(screen.getByText('Loading your cart').closest('[aria-busy="true"]')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(700));
  expect(spoken(document.body)).toBe('Loading your cart');
});

it('announces updates of amounts only through the page’s live region', () => {
  vi.useFakeTimers();
  renderWith({ count: 2, isStale: true });
  expect(screen.getByText('Updating amounts')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(700));
  expect(spoken(document.body)).toBe('Updating amounts');
  expect(screen.queryByRole('status')).toBeNull();
});

it('has no checkout in a shop in which nothing can be ordered', () => {
  renderWith({ count: 2, onCheckout: undefined, checkoutHref: '/login' });
  expect(screen.queryByRole('link', { name: /Checkout/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Checkout/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy();
});
