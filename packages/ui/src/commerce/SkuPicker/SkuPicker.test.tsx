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

  it('finds the SKU of a selection, and reports it', () => {
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

  it('starts with the SKU of a link, and with no selection if it does not exist', () => {
    const linked = skus[3];
    expect(linked).toBeDefined();
    const { result } = renderHook(() => useSkuPicker({ specifications, skus, defaultSkuId: linked?.id }));
    expect(result.current.sku).toBe(linked);
    const { result: lost } = renderHook(() => useSkuPicker({ specifications, skus, defaultSkuId: 'gone' }));
    expect(lost.current.selection).toEqual({});
  });

  it('selects the only SKU', () => {
    const one = skus.slice(0, 1);
    const { result } = renderHook(() => useSkuPicker({ specifications, skus: one }));
    expect(result.current).toMatchObject({ isSingle: true, sku: one[0] });
  });

  it('resets for another product, but keeps values that it has too', () => {
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
] as const)('names its groups with their selected values, in %s', (locale, names) => {
  const { specifications, skus } = sampleProduct(locale);
  const resolution = resolveSku(specifications, skus, { glaze: 'green' });
  render(
    <SampleProvider locale={locale}>
      <SkuPicker specifications={specifications} resolution={resolution} onChange={() => {}} />
    </SampleProvider>,
  );
  for (const name of names) expect(screen.getByRole('group', { name })).toBeTruthy();
});
