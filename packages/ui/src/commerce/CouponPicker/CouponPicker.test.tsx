import type { Coupon } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleCoupons } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { root } from '../CouponCard/CouponCard.css.ts';
import { CouponPicker } from './CouponPicker.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('passes ref, class and id to its panel', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <SampleProvider locale="en-US">
      <CouponPicker
        isOpen
        onOpenChange={() => {}}
        coupons={[]}
        selectedId={null}
        onSelect={() => {}}
        ref={ref}
        className="host"
      />
    </SampleProvider>,
  );
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Use a coupon' })).toBeDefined();
});

it('announces that the coupons are loading', () => {
  vi.useFakeTimers();
  render(
    <SampleProvider locale="en-US">
      <CouponPicker
        isOpen
        onOpenChange={() => {}}
        coupons={[]}
        selectedId={null}
        onSelect={() => {}}
        status="loading"
      />
    </SampleProvider>,
  );
  expect(screen.getByText('Loading your coupons').closest('[aria-busy="true"]')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(700));
  expect(spoken(document.body)).toBe('Loading your coupons');
});

it('offers no coupon that expired after the picker was opened', () => {
  vi.useFakeTimers({ now: 0 });
  const [sample] = sampleCoupons('en-US') as [Coupon];
  const coupon = { ...sample, startTime: new Date(-1000).toISOString(), endTime: new Date(2000).toISOString() };
  const onSelect = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <CouponPicker
        isOpen
        onOpenChange={() => {}}
        coupons={[{ coupon, isUsable: true, reason: null, saving: minor(3000) }]}
        selectedId={null}
        onSelect={onSelect}
      />
    </SampleProvider>,
  );
  const choice = screen.getAllByRole('radio')[0] as HTMLInputElement;
  choice.focus();
  act(() => void vi.advanceTimersByTime(3000));
  fireEvent.click(choice);
  expect(onSelect).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(choice);
  expect(choice.getAttribute('aria-label')).toMatch(/Expired$/);
  expect(screen.queryByText('Saves ¥30.00')).toBeNull();
});

it.each(['soldOut', 'expired', 'used'] as const)(
  'renders a usable coupon as selectable, even if its status is %s',
  (status) => {
    const [sample] = sampleCoupons('en-US') as [Coupon];
    const coupon = { ...sample, status, endTime: new Date(Date.now() + 1000 * 86_400 * 9).toISOString() };
    render(
      <SampleProvider locale="en-US">
        <CouponPicker
          isOpen
          onOpenChange={() => {}}
          coupons={[{ coupon, isUsable: true, reason: null, saving: minor(3000) }]}
          selectedId={null}
          onSelect={() => {}}
        />
      </SampleProvider>,
    );
    const card = screen.getByText(sample.name).closest('label')?.firstElementChild;
    expect(card?.className).toContain(root.classNames.variants.isOff.false);
  },
);

it('forgets the replacement note when it is reopened, or when it no longer applies', () => {
  const pair = sampleCoupons('en-US').slice(0, 2) as [Coupon, Coupon];
  const [before, after] = pair;
  const coupons = pair.map((coupon) => ({
    coupon: { ...coupon, endTime: new Date(Date.now() + 1000 * 86_400 * 9).toISOString() },
    isUsable: true,
    reason: null,
    saving: minor(3000),
  }));
  const page = (isOpen: boolean, selectedId: string | null) => (
    <SampleProvider locale="en-US">
      <CouponPicker
        isOpen={isOpen}
        coupons={coupons}
        selectedId={selectedId}
        onOpenChange={() => {}}
        onSelect={() => {}}
      />
    </SampleProvider>
  );
  const { rerender } = render(page(true, before.id));
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  rerender(page(true, after.id));
  expect(screen.getByText(/^One coupon per order/, { selector: 'p' })).toBeTruthy();
  rerender(page(true, null));
  expect(screen.queryByText(/^One coupon per order/, { selector: 'p' })).toBeNull();
  rerender(page(false, after.id));
  rerender(page(true, after.id));
  expect(screen.queryByText(/^One coupon per order/, { selector: 'p' })).toBeNull();
});

it('submits no form of the host around it with a code', () => {
  const placeOrder = vi.fn();
  const onCodeSubmit = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <form onSubmit={placeOrder}>
        <CouponPicker
          isOpen
          onOpenChange={() => {}}
          coupons={[]}
          selectedId={null}
          onSelect={() => {}}
          onCodeSubmit={onCodeSubmit}
        />
      </form>
    </SampleProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Coupon code' }), { target: { value: 'SAVE' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(onCodeSubmit).toHaveBeenCalledWith('SAVE');
  expect(placeOrder).not.toHaveBeenCalled();
});
