import type { Cart } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { BasketDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { NOTHING_QUEUED } from '../../offline/nothingQueued.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useServices } from '../../services/services.ts';
import { useCart, useFreshCart } from '../../shared/cart/useCart.ts';
import { RecommendedProducts } from '../../shared/products/RecommendedProducts.tsx';
import * as styles from './Cart.css.ts';
import { CartContent } from './CartContent.tsx';
import { CartMergeNotice } from './CartMergeNotice.tsx';
import { LazySavedLines } from './LazySavedLines.tsx';
import { useCartCoupons } from './useCartCoupons.ts';
import { useSavedToasts } from './useSavedToasts.ts';

/** The cart screen: lines, summary and checkout button. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['cart', 'shell']);
  const errorText = useErrorText();
  const { cart, changeQueue } = useServices();
  const { view, failure } = useCart();
  const { conflicts } = useSyncExternalStore(changeQueue.subscribe, changeQueue.read, () => NOTHING_QUEUED);
  useFreshCart();
  const coupons = useCartCoupons();
  useSavedToasts();
  useEffect(() => () => cart.send({ type: 'merge.dismiss' }), [cart]);

  if (view?.cart) {
    const isFilled = view.cart.items.length > 0 || conflicts.length > 0;
    const hasSavedLines = view.cart.saved.length > 0;
    return (
      <div className={styles.screen} data-filled={isFilled || undefined}>
        {!isFilled && view.mergeReport && <CartMergeNotice report={view.mergeReport} cart={view.cart} />}
        {isFilled ? (
          <CartContent cart={view.cart} view={view} conflicts={conflicts} coupons={coupons} />
        ) : (
          <EmptyState
            headingLevel={1}
            title={t('empty')}
            // Without the illustration, saved lines are visible without scrolling.
            illustration={hasSavedLines ? undefined : <BasketDrawing />}
            action={<LinkButton href={paths.home()}>{t('shell:continueShopping')}</LinkButton>}
          >
            {t('emptyHint')}
          </EmptyState>
        )}
        {!isFilled && <LazySavedLines lines={view.cart.saved} />}
        <CartRecommendations cart={view.cart} />
      </div>
    );
  }
  const error = failure ?? view?.error;
  if (error) {
    return (
      <Stack gap={20}>
        <PageTitle>{t('title')}</PageTitle>
        <ErrorPanel isRetrying={view?.isBusy ?? false} onRetry={() => cart.send({ type: 'cart.refresh' })}>
          {errorText(new ApiFailure(error))}
        </ErrorPanel>
      </Stack>
    );
  }
  return <ScreenSkeleton title={t('title')} />;
};

/** Excludes the products that were in the cart when the screen opened, so that the list doesn't move while the cart changes. */
function CartRecommendations({ cart }: { cart: Cart }) {
  const [excludedIds] = useState(() => cart.items.map(({ productUuid }) => productUuid));
  return <RecommendedProducts excludedIds={excludedIds} />;
}

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('cart:title') });
