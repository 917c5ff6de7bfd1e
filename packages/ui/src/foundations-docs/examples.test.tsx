import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CartPage } from '../../examples/CartPage.tsx';
import { Shop } from '../../examples/Shop.tsx';
import { lineOf } from '../../examples/sampleData.ts';
import { ToastProvider } from '../feedback/Toast/ToastProvider.tsx';
import { SampleProvider } from '../fixtures/SampleProvider.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it('limits the quantity in the cart to the stock, and announces it', async () => {
  render(<Shop start="/" />);
  fireEvent.click(screen.getByRole('radio', { name: /Terracotta/ }));
  fireEvent.click(screen.getByRole('radio', { name: /250 ml/ }));
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '2' } });
  fireEvent.blur(screen.getByRole('spinbutton'));
  add();
  // One toast is visible, once its code has loaded, and one is in the live region.
  expect(await screen.findAllByText('Added to cart')).not.toHaveLength(0);
  add();
  expect(await screen.findAllByText('1 of 2 added: no more can be bought')).not.toHaveLength(0);
  expect(screen.getAllByRole('link', { name: 'Cart, 4 items' }).length).toBeGreaterThan(0);
});

it('shows the selected options on phones, where the picker is in a sheet', () => {
  render(<Shop start="/" />);
  const opener = screen.getByRole('button', { name: 'Glaze: choose · Size: choose' });
  fireEvent.click(screen.getByRole('radio', { name: /Terracotta/ }));
  expect(opener.textContent).toBe('Glaze: Terracotta · Size: choose');
});

it('selects only the lines that its totals include', () => {
  const lines = [
    { ...lineOf('sea-250', 1), isSelected: false },
    { ...lineOf('terra-250', 6), status: 'insufficient' as const },
  ];
  let changed: readonly { isSelected: boolean }[] = [];
  render(
    <SampleProvider locale="en-US">
      <ToastProvider>
        <CartPage
          lines={lines}
          onChange={(change) => {
            changed = change(lines);
          }}
          onSave={async () => {}}
          coupons={[]}
          onCheckout={() => {}}
        />
      </ToastProvider>
    </SampleProvider>,
  );
  const shop = screen.getByRole('region', { name: 'Stoneware shop' });
  expect(within(shop).getAllByRole('listitem')).toHaveLength(2);
  const all = within(shop).getByRole('checkbox', { name: 'Select all: Stoneware shop' });
  expect(all).toHaveProperty('indeterminate', false);
  fireEvent.click(all);
  expect(changed.map(({ isSelected }) => isSelected)).toEqual([true, false]);
});

function Cart() {
  const [lines, setLines] = useState([lineOf('sea-250', 1), lineOf('terra-250', 1)]);
  return (
    <CartPage
      lines={lines}
      onChange={(change) => setLines((all) => [...change(all)])}
      onSave={async (id, quantity) =>
        setLines((all) => all.map((line) => (line.id === id ? { ...line, quantity } : line)))
      }
      coupons={[]}
      onCheckout={() => {}}
    />
  );
}

it('keeps the focus on the page when the only line is removed and restored', async () => {
  history.replaceState(null, '', '/cart');
  render(<Shop start="/cart" />);
  const press = (button: HTMLElement) => {
    button.focus();
    fireEvent.click(button);
  };
  press(screen.getByRole('button', { name: /^Remove/ }));
  const empty = await screen.findByRole('heading', { name: 'Your cart is empty' });
  await vi.waitFor(() => expect(document.activeElement).toBe(empty));
  press(await screen.findByRole('button', { name: 'Undo' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' }));
});

it('restores a removed line at its position and keeps later changes', async () => {
  render(
    <SampleProvider locale="en-US">
      <ToastProvider>
        <Cart />
      </ToastProvider>
    </SampleProvider>,
  );
  const quantities = () => screen.getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value);
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: /^Increase/ }));
  await vi.waitFor(() => expect(quantities()).toEqual(['2']));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(quantities()).toEqual(['1', '2']);
});
