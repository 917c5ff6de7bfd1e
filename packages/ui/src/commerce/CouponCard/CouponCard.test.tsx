import type { Coupon } from '@mallard/domain/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleCoupons } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { CouponCard } from './CouponCard.tsx';

conformance('CouponCard', (root) => (
  <div>
    {sampleCoupons('en-US')
      .slice(0, 1)
      .map((coupon) => (
        <CouponCard key={coupon.id} {...root} coupon={coupon} onClaim={() => {}} now={() => 0} rules="Once only." />
      ))}
  </div>
));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(locale: string, change: Partial<Coupon>) {
  const coupon = { ...sampleCoupons(locale === 'zh-CN' ? 'zh-CN' : 'en-US')[0], ...change } as Coupon;
  const { container } = render(
    <SampleProvider locale={locale}>
      <CouponCard coupon={coupon} now={() => 0} />
    </SampleProvider>,
  );
  return container.textContent;
}

it.each([
  ['en-US', 'Until 2026-12-31'],
  ['zh-CN', '有效期至 2026-12-31'],
])('shows in %s until when it can be used, in China Standard Time', (locale, text) => {
  const times = { startTime: '1969-01-01T00:00:00Z', endTime: '2026-12-31T16:00:00Z' };
  expect(show(locale, { ...times, status: 'used' })).toContain(text);
  cleanup();
  expect(show(locale, { ...times, status: 'claimable' })).toContain(text);
});

it.each(['used', 'claimed'] as const)('shows no invalid times when it is %s', (status) => {
  expect(show('en-US', { startTime: 'garbage', endTime: 'garbage', status })).not.toMatch(/garbage|NaN|Valid|Ends/);
});

it.each(['claimable', 'claimed'] as const)('has expired once its end has passed, even if it is %s', (status) => {
  vi.useFakeTimers({ now: 0 });
  const [coupon] = sampleCoupons('en-US') as [Coupon];
  const times = { startTime: new Date(-1000).toISOString(), endTime: new Date(2000).toISOString() };
  const { container } = render(
    <SampleProvider locale="en-US">
      <CouponCard coupon={{ ...coupon, ...times, status }} onClaim={() => {}} useHref="#use" />
    </SampleProvider>,
  );
  const action = screen.getByRole(status === 'claimable' ? 'button' : 'link');
  const look = container.firstElementChild?.firstElementChild?.className;
  action.focus();
  act(() => void vi.advanceTimersByTime(3000));
  expect(action.isConnected).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Expired'));
  expect(container.firstElementChild?.firstElementChild?.className).not.toBe(look);
});

it('has expired once its end has passed, even if all were claimed before', () => {
  expect(show('en-US', { status: 'soldOut', endTime: '1969-12-31T00:00:00Z' })).toContain('Expired');
});

it('shows that it has expired where its state is replaced', () => {
  const [coupon] = sampleCoupons('en-US') as [Coupon];
  render(
    <SampleProvider locale="en-US">
      <CouponCard coupon={coupon} end="¥30.00" now={() => Date.parse(coupon.endTime)} />
    </SampleProvider>,
  );
  expect(screen.getByText('Expired')).toBeDefined();
});

it.each([
  ['en-US', 1250, '−12.5%'],
  ['en-US', 1234, '−12.34%'],
  ['en-US', 1500, '−15%'],
  ['zh-CN', 1250, '8.75 折'],
  ['zh-CN', 1234, '8.766 折'],
  ['zh-CN', 1500, '8.5 折'],
])('formats in %s %i basis points off without rounding: %s', (locale, value, text) => {
  expect(show(locale, { kind: 'percent', value })).toContain(text);
});

it.each([
  ['en-US', 'Coupon'],
  ['zh-CN', '优惠券'],
])('makes in %s no promise for an unknown kind', (locale, text) => {
  const shown = show(locale, { kind: 'giftCard' as Coupon['kind'], value: 3000 });
  expect(shown?.startsWith(text)).toBe(true);
  expect(shown).not.toMatch(/Free shipping|包邮/);
});
