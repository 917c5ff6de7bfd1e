import type { OrderPreview } from '@mallard/domain/contract';
import { useId } from 'react';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import * as styles from './CouponPicker.css.ts';

interface ClaimableCouponsProps {
  coupons: OrderPreview['coupons'];
  onClaim: (couponId: string) => void;
  claimingId: string | undefined;
  now: (() => number) | undefined;
}

/** Coupons that can be claimed and used on this order at once, with the saving of each. */
export function ClaimableCoupons({ coupons, onClaim, claimingId, now }: ClaimableCouponsProps) {
  const t = useMessages('cart', 'CouponPicker');
  const format = usePriceFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.claimable}>
      <Heading level={3} size="label" id={id}>
        {t('claimable')}
      </Heading>
      <ul className={styles.list}>
        {coupons.map(({ coupon, saving }) => (
          <li key={coupon.id}>
            <CouponCard
              coupon={coupon}
              now={now}
              isPending={coupon.id === claimingId}
              onClaim={() => onClaim(coupon.id)}
              note={t('saves', { amount: format.format(saving) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
