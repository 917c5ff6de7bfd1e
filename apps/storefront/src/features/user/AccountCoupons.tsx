import type { Coupon } from '@mallard/domain/contract';
import { CouponCard } from '@mallard/ui/CouponCard';
import { Heading } from '@mallard/ui/Heading';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Surface } from '@mallard/ui/Surface';
import { Text } from '@mallard/ui/Text';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { ViewAll } from '../../shared/products/ViewAll.tsx';
import * as styles from './Account.css.ts';

const MAX_SHOWN = 2;
/** A coupon that ends within this time ends soon. */
const SOON_MS = 7 * 86_400_000;

/** The first claimed coupons, with a link to all of them. */
export function AccountCoupons({ coupons }: { coupons: { items: readonly Coupon[]; total: number } | undefined }) {
  const { t } = useTranslation('user');
  const { now } = useServices();
  const id = useId();
  const shown = coupons?.items.slice(0, MAX_SHOWN) ?? [];
  const isSoon = shown.some(({ endTime }) => Date.parse(endTime) - now() < SOON_MS);
  return (
    <Surface as="section" padding={16} className={styles.coupons} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="subtitle" id={id}>
          {t(isSoon ? 'coupons.soon' : 'coupons.mine')}
        </Heading>
        {shown.length > 0 && (
          <ViewAll href={paths.coupons('claimed')} headingId={id}>
            {t('coupons.all', { count: coupons?.total ?? 0 })}
          </ViewAll>
        )}
      </div>
      {shown.map((coupon) => (
        <CouponCard
          key={coupon.id}
          coupon={coupon}
          useHref={paths.category({ categoryUuid: coupon.categoryUuids[0] })}
        />
      ))}
      {shown.length === 0 && (
        <div className={styles.noCoupons}>
          <Text tone="muted">{t('coupons.none')}</Text>
          <LinkButton variant="quiet" href={paths.coupons()}>
            {t('coupons.claim')}
          </LinkButton>
        </div>
      )}
    </Surface>
  );
}
