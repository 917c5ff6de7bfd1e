import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { CouponCard } from '@mallard/ui/CouponCard';
import { Heading } from '@mallard/ui/Heading';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { isOpenCoupon } from '../../data/couponData.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useStableOrder } from '../../data/useStableOrder.ts';
import { ViewAll } from '../../goods/ViewAll.tsx';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';
import { whenKnown } from '../../shell/session.ts';
import { useOffers } from '../../shell/useOffers.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Home.css.ts';
import { homeCouponsInput } from './homeCoupons.ts';

const SHOWN = 2;

/** Two coupons that can be taken at once. Whoever is signed out goes to the login first. */
export function HomeCoupons() {
  const { t } = useTranslation(['home', 'shell']);
  const { actors, client, queryClient, navigation } = useServices();
  const id = useId();
  const offers = useOffers();
  const toasts = useToasts();
  const showError = useErrorToast();
  const found = useEndpoint(listCoupons, homeCouponsInput, { isEnabled: offers(listCoupons) }).data?.items ?? [];
  const coupons = useStableOrder(found.filter(isOpenCoupon)).slice(0, SHOWN);
  const claim = useMutation({
    mutationFn: (id: string) => client.call(claimCoupon, { params: { id } }),
    onSuccess: () => toasts.show({ message: t('couponClaimed'), key: 'coupon' }),
    onError: (error) => showError(error, 'coupon'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listCoupons) }),
  });

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
          isPending={claim.isPending && claim.variables === coupon.id}
          useHref={paths.category(
            coupon.categoryUuids[0] === undefined ? {} : { categoryUuid: coupon.categoryUuids[0] },
          )}
          onClaim={() => {
            void whenKnown(actors).then((session) => {
              if (session === 'signedIn') claim.mutate(coupon.id);
              else {
                toasts.show({ message: t('couponNeedsLogin'), tone: 'info', screen: 'next' });
                void navigation.go(paths.login(paths.home()));
              }
            });
          }}
        />
      ))}
    </section>
  );
}
