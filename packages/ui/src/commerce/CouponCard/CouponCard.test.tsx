import type { Coupon } from '@mallard/domain/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleCoupons } from '../../fixtures/samplePurchase.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
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

afterEach(cleanup);

function show(locale: string, change: Partial<Coupon>) {
  const coupon = { ...sampleCoupons(locale === 'zh-CN' ? 'zh-CN' : 'en-US')[0], ...change } as Coupon;
  const { container } = render(
    <MallardProvider locale={locale}>
      <CouponCard coupon={coupon} now={() => 0} />
    </MallardProvider>,
  );
  return container.textContent;
}

it.each([
  ['en-US', 'Valid through 2026-12-31'],
  ['zh-CN', '有效期至 2026-12-31'],
])('says in %s until when it can be used, in China Standard Time', (locale, text) => {
  const times = { startTime: '1969-01-01T00:00:00Z', endTime: '2026-12-31T16:00:00Z' };
  expect(show(locale, { ...times, status: 'used' })).toContain(text);
  cleanup();
  expect(show(locale, { ...times, status: 'claimable' })).toContain(text);
});

it.each(['used', 'claimed'] as const)('says nothing of times that cannot be read when it is %s', (status) => {
  expect(show('en-US', { startTime: 'garbage', endTime: 'garbage', status })).not.toMatch(/garbage|NaN|Valid|Ends/);
});
