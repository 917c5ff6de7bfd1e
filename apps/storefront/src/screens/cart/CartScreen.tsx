import { ApiFailure } from '@mallard/domain/errors';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { BasketDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useCart, useFreshCart } from '../../cart/useCart.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { RecommendedProducts } from '../../goods/RecommendedProducts.tsx';
import { paths } from '../../routes.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import { CartContent } from './CartContent.tsx';

/** What the shopper has collected, and the way to checkout. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['cart', 'shell']);
  const errorText = useErrorText();
  const { cart } = useServices();
  const { view, failure } = useCart();
  useFreshCart();

  if (view?.cart && (view.cart.items.length > 0 || view.conflicts.length > 0))
    return <CartContent cart={view.cart} view={view} />;
  if (view?.cart) {
    return (
      <Stack gap={32}>
        <EmptyState
          headingLevel={1}
          title={t('empty')}
          illustration={<BasketDrawing />}
          action={<LinkButton href={paths.home()}>{t('shell:continueShopping')}</LinkButton>}
        >
          {t('emptyHint')}
        </EmptyState>
        <RecommendedProducts />
      </Stack>
    );
  }
  const error = failure ?? view?.error;
  if (error) {
    return (
      <Stack gap={20}>
        <PageTitle>{t('title')}</PageTitle>
        <ErrorPanel isRetrying={view?.isBusy ?? false} onRetry={() => cart.retry()}>
          {errorText(new ApiFailure(error))}
        </ErrorPanel>
      </Stack>
    );
  }
  return <ScreenSkeleton />;
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('cart:title') });
