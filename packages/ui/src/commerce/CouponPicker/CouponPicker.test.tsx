import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { CouponPicker } from './CouponPicker.tsx';

afterEach(cleanup);

it('gives its panel to the host', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <MallardProvider locale="en-US">
      <CouponPicker
        isOpen
        onOpenChange={() => {}}
        coupons={[]}
        selectedId={null}
        onSelect={() => {}}
        ref={ref}
        className="host"
      />
    </MallardProvider>,
  );
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Use a coupon' })).toBeDefined();
});
