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
