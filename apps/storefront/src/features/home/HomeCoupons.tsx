import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { CouponCard } from '@mallard/ui/CouponCard';
import { Heading } from '@mallard/ui/Heading';
import { useId } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useOffers } from '../../services/useOffers.ts';
import { isOpenCoupon, useClaimCoupon } from '../../shared/coupons/couponData.ts';
import { useStableOrder } from '../../shared/products/useStableOrder.ts';
import { ViewAll } from '../../shared/products/ViewAll.tsx';
import * as styles from './Home.css.ts';
import { homeCouponsInput } from './homeCoupons.ts';

const MAX_SHOWN = 2;

/** Two coupons with a claim button. Signed-out visitors are sent to the login first. */
export function HomeCoupons() {
  const { t } = useTranslation(['home', 'shell']);
  const id = useId();
  const offers = useOffers();
  const available = useEndpoint(listCoupons, homeCouponsInput, { isEnabled: offers(listCoupons) }).data?.items ?? [];
  const coupons = useStableOrder(available.filter(isOpenCoupon)).slice(0, MAX_SHOWN);
  const { claim, pendingId } = useClaimCoupon({ returnPath: paths.home() });

  if (coupons.length === 0 || !offers(claimCoupon)) return null;
  return (
    <section aria-labelledby={id} className={styles.coupons}>
      <div className={styles.sideHead}>
        <Heading level={2} size="label" id={id}>
          {t('coupons')}
        </Heading>
        <ViewAll href={paths.coupons()} headingId={id} />
      </div>
      {coupons.map((coupon) => (
        <CouponCard
          key={coupon.id}
          coupon={coupon}
          isPending={pendingId === coupon.id}
          useHref={paths.category(
            coupon.categoryUuids[0] === undefined ? {} : { categoryUuid: coupon.categoryUuids[0] },
          )}
          onClaim={() => claim(coupon.id)}
        />
      ))}
    </section>
  );
}
