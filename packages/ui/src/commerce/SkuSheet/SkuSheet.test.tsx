import { resolveSku } from '@mallard/domain/rules';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { serverConformance } from '../../testing/conformance.tsx';
import { SkuSheet, type SkuSheetProps } from './SkuSheet.tsx';

const product = sampleProduct('en-US');
const resolve = (choice: Record<string, string>) => resolveSku(product.specifications, product.skus, choice);

const elementWith = (props: Partial<SkuSheetProps> = {}) => (
  <SkuSheet
    isOpen={false}
    onOpenChange={() => {}}
    product={product}
    resolution={resolve({})}
    onChange={() => {}}
    quantity={1}
    onConfirm={() => {}}
    {...props}
  />
);

serverConformance(() => elementWith());

afterEach(cleanup);

function show(props: Partial<SkuSheetProps>) {
  const page = (next: Partial<SkuSheetProps>) => <SampleProvider locale="en-US">{elementWith(next)}</SampleProvider>;
  const { rerender } = render(page(props));
  return (next: Partial<SkuSheetProps>) => rerender(page({ ...props, ...next }));
}

it('asks for missing options after a press, and again after it was closed', () => {
  const update = show({ isOpen: true });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(screen.getByRole('alert').textContent).toContain('Please choose');
  update({ isOpen: false });
  update({ isOpen: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows no stock and sells nothing while the stock is unknown', () => {
  const onConfirm = vi.fn();
  const resolution = resolve({ glaze: 'green', size: '450ml' });
  const update = show({ isOpen: true, isLoading: true, resolution, onConfirm });
  expect(screen.queryByText(/sold out/i)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }));
  expect(onConfirm).not.toHaveBeenCalled();
  update({ isLoading: false });
  expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
});

it('accepts any quantity before a SKU is selected', () => {
  show({ isOpen: true, quantity: 3, onQuantityChange: () => {} });
  expect(screen.getByRole('spinbutton').getAttribute('aria-invalid')).toBeNull();
});
