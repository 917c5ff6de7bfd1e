import { minor } from '@mallard/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { CouponStrip } from './CouponStrip.tsx';

const coupon = { id: 'spring', kind: 'amount', value: 3050, threshold: minor(29_900) } as const;

conformance('CouponStrip', (root) => <CouponStrip {...root} coupons={[coupon]} onOpen={() => undefined} />);

afterEach(cleanup);

it('renders nothing without coupons', () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <CouponStrip coupons={[]} onOpen={() => undefined} />
    </SampleProvider>,
  );
  expect(container.querySelector('button')).toBeNull();
});

it('names the button by its coupons and its action', () => {
  render(
    <SampleProvider locale="en-US">
      <CouponStrip coupons={[coupon]} onOpen={() => undefined} />
    </SampleProvider>,
  );
  expect(screen.getByRole('button', { name: /^Coupons ?¥30\.50 off ¥299\+ ?Get coupons$/ })).toBeTruthy();
});
