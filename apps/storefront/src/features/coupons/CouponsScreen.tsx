import { listCoupons } from '@mallard/domain/endpoints';
import { CouponCard } from '@mallard/ui/CouponCard';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { PaperBoatDrawing } from '@mallard/ui/Illustration';
import { LoadMore } from '@mallard/ui/LoadMore';
import { Stack } from '@mallard/ui/Stack';
import { TabLinks } from '@mallard/ui/TabLinks';
import { useEndpointPages } from '../../data/useEndpointPages.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths, queryString } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useClaimCoupon } from '../../shared/coupons/couponData.ts';
import { useStableOrder } from '../../shared/products/useStableOrder.ts';
import * as styles from './Coupons.css.ts';

const PAGE_SIZE = 20;
const scopes = ['all', 'claimed', 'used', 'expired'] as const;

/** The claim center, and the shopper's coupons by status. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('coupons');
  const errorText = useErrorText();
  const requestedScope = useSearchParams().get('scope');
  const scope = scopes.find((candidate) => candidate === requestedScope) ?? 'all';
  const { list, pages, more, isPaged } = useEndpointPages(listCoupons, (pageNumber) => ({
    query: { scope, pageNumber, pageSize: PAGE_SIZE },
  }));
  const coupons = useStableOrder(
    pages.flatMap(({ items }) => items),
    scope,
  );
  const { claim, pendingId } = useClaimCoupon({ returnPath: paths.coupons() });

  return (
    <Stack gap={20}>
      <PageTitle>{t('title')}</PageTitle>
      <TabLinks
        className={styles.tabs}
        label={t('scopes.label')}
        currentKey={scope}
        items={scopes.map((id) => ({
          id,
          label: t(`scopes.${id}`),
          href: paths.coupons() + queryString({ scope: id }),
        }))}
      />
      {list.isPending && <ScreenSkeleton />}
      {list.isError && !list.data && (
        <ErrorPanel onRetry={() => void list.refetch()}>{errorText(list.error)}</ErrorPanel>
      )}
      {list.data && coupons.length === 0 && <EmptyState title={t('empty')} illustration={<PaperBoatDrawing />} />}
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard
              coupon={coupon}
              isPending={pendingId === coupon.id}
              onClaim={() => claim(coupon.id)}
              useHref={paths.category({ categoryUuid: coupon.categoryUuids[0] })}
            />
          </li>
        ))}
      </ul>
      {isPaged && <LoadMore {...more} itemCount={coupons.length} />}
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('coupons:title') });
