import { getCart } from '@mallard/domain/contract';
import { EmptyState } from '@mallard/ui/EmptyState';
import { BasketDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../data/cartData.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFreshOnReturn } from '../../data/useFreshOnReturn.ts';
import { paths } from '../../routes.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { CartContent } from './CartContent.tsx';

/** What the shopper has collected, and the way to checkout. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['cart', 'shell']);
  const errorText = useErrorText();
  const cart = useCart();
  useFreshOnReturn(getCart);

  if (cart.data && cart.data.items.length > 0) return <CartContent cart={cart.data} />;
  if (cart.data) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('empty')}
        illustration={<BasketDrawing />}
        action={<LinkButton href={paths.home()}>{t('shell:continueShopping')}</LinkButton>}
      >
        {t('emptyHint')}
      </EmptyState>
    );
  }
  if (cart.isError) {
    return (
      <ScreenError isRetrying={cart.isFetching} onRetry={() => void cart.refetch()}>
        {errorText(cart.error)}
      </ScreenError>
    );
  }
  return <ScreenSkeleton />;
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('cart:title') });
