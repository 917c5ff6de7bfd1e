import { EmptyState } from '@mallard/ui/EmptyState';
import { BasketDrawing } from '@mallard/ui/Illustration';
import { Inline } from '@mallard/ui/Inline';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Skeleton } from '@mallard/ui/Skeleton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { LoadingTitle } from '../../screen/LoadingTitle.tsx';
import { useAddresses } from '../../shared/address/addressData.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { PurchaseSteps } from '../../shared/purchase/PurchaseSteps.tsx';
import * as styles from './Checkout.css.ts';
import { CheckoutContent } from './CheckoutContent.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { ConfirmingAlert } from './ConfirmingAlert.tsx';
import { type CheckoutSource, useCheckoutSource } from './useCheckoutSource.ts';
import { useOrdering } from './useOrdering.ts';

/** The checkout: address, delivery and total before an order is placed. All amounts come from the server. */
export const Screen: ScreenModule['Screen'] = () => {
  const source = useCheckoutSource();
  return <Checkout key={source.name} source={source} />;
};

function Checkout({ source }: { source: CheckoutSource }) {
  const { t } = useTranslation(['checkout', 'shell']);
  const ordering = useOrdering(source);
  const addresses = useAddresses();
  const { preview, error, isEmpty, isUnpriced, isConfirming, isBusy, refresh } = ordering;

  if (isEmpty) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('empty')}
        illustration={<BasketDrawing />}
        action={
          <Inline gap={12}>
            <LinkButton variant="quiet" href={paths.orders()}>
              {t('viewOrders')}
            </LinkButton>
            <LinkButton href={paths.cart()}>{t('backToCart')}</LinkButton>
          </Inline>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    );
  }
  if (preview && !addresses.isPending)
    return <CheckoutContent ordering={ordering} preview={preview} addresses={addresses} />;
  if (isConfirming) return <ConfirmingAlert ordering={ordering} />;
  if (isUnpriced && error) {
    // The URL names a product that does not exist.
    if (source.buyNow && (error.kind === 'NotFound' || error.kind === 'BadRequest'))
      return <ScreenError kind="notFound" />;
    return <CheckoutFailure error={error} isRetrying={isBusy} onRetry={refresh} />;
  }
  return <CheckoutSkeleton />;
}

/** Shows the current step of the purchase. */
export const Middle = () => <PurchaseSteps current="checkout" />;

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('checkout:title') });

/** Placeholder while the amounts load. */
function CheckoutSkeleton() {
  const { t } = useTranslation(['checkout', 'shell']);
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('shell:loading')}>
      <LoadingTitle>{t('title')}</LoadingTitle>
      <div className={styles.main}>
        <Skeleton shape="panel" className={styles.addressSkeleton} />
        <Skeleton shape="panel" className={styles.itemsSkeleton} />
        <Skeleton shape="panel" className={styles.deliverySkeleton} />
      </div>
      <Skeleton shape="panel" className={styles.deliverySkeleton} />
    </div>
  );
}
