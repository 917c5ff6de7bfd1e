import { resolveSku } from '@mallard/domain/rules';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { SkuPicker } from './SkuPicker.tsx';
import { useSkuPicker } from './useSkuPicker.ts';

const product = sampleProduct('en-US');
const none = product.specifications.map(({ id, values }) => ({
  id,
  options: values.map((value) => ({ id: value.id, availability: 'available' as const, isSelected: false })),
}));

conformance('SkuPicker', (root) => (
  <SkuPicker
    {...root}
    specifications={product.specifications}
    resolution={{ specifications: none }}
    onChange={() => {}}
  />
));

afterEach(cleanup);

describe('useSkuPicker', () => {
  const { specifications, skus } = product;

  it('finds the SKU of what is chosen, and tells its owner', () => {
    const onSelectionChange = vi.fn();
    const { result } = renderHook(() => useSkuPicker({ specifications, skus, onSelectionChange }));
    expect(result.current.resolution.state).toBe('none');
    act(() => result.current.choose('glaze', 'blue'));
    expect(onSelectionChange).toHaveBeenLastCalledWith({ glaze: 'blue' }, undefined);
    act(() => result.current.choose('size', '320ml'));
    expect(result.current.sku?.values).toEqual({ glaze: 'blue', size: '320ml' });
    act(() => result.current.reset());
    expect(result.current.selection).toEqual({});
  });

  it('begins with the SKU of a link, and with nothing when there is no such SKU', () => {
    const linked = skus[3];
    expect(linked).toBeDefined();
    const { result } = renderHook(() => useSkuPicker({ specifications, skus, defaultSkuId: linked?.id }));
    expect(result.current.sku).toBe(linked);
    const { result: lost } = renderHook(() => useSkuPicker({ specifications, skus, defaultSkuId: 'gone' }));
    expect(lost.current.selection).toEqual({});
  });

  it('has chosen the one thing that there is', () => {
    const one = skus.slice(0, 1);
    const { result } = renderHook(() => useSkuPicker({ specifications, skus: one }));
    expect(result.current).toMatchObject({ isSingle: true, sku: one[0] });
  });

  it('begins anew with another product, and keeps what that has, too', () => {
    const { result, rerender } = renderHook(useSkuPicker<(typeof skus)[number]>, {
      initialProps: { specifications, skus },
    });
    act(() => result.current.choose('glaze', 'blue'));
    act(() => result.current.choose('size', '320ml'));
    const [glaze, size] = specifications as [(typeof specifications)[number], (typeof specifications)[number]];
    const small = { ...size, values: size.values.filter(({ id }) => id !== '320ml') };
    rerender({ specifications: [glaze, small], skus });
    expect(result.current.selection).toEqual({ glaze: 'blue' });
    const sole = { ...skus[0], id: '1', values: { width: '3cm' } } as (typeof skus)[number];
    rerender({
      specifications: [{ ...size, id: 'width', values: [{ ...size.values[0], id: '3cm' } as never] }],
      skus: [sole],
    });
    expect(result.current).toMatchObject({ selection: { width: '3cm' }, sku: sole });
  });
});

it.each([
  ['zh-CN', ['釉色，瓶绿', '容量，请选择']],
  ['en-US', ['Glaze, Bottle green', 'Size, choose one']],
] as const)('names its groups with what is chosen in them, in %s', (locale, names) => {
  const { specifications, skus } = sampleProduct(locale);
  const resolution = resolveSku(specifications, skus, { glaze: 'green' });
  render(
    <SampleProvider locale={locale}>
      <SkuPicker specifications={specifications} resolution={resolution} onChange={() => {}} />
    </SampleProvider>,
  );
  for (const name of names) expect(screen.getByRole('group', { name })).toBeTruthy();
});
