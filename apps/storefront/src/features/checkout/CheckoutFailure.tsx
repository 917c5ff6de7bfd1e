import { type ApiError, ApiFailure } from '@mallard/domain/errors';
import { LinkButton } from '@mallard/ui/LinkButton';
import { useErrorText } from '../../data/useErrorText.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import * as styles from './Checkout.css.ts';

interface CheckoutFailureProps {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says why the checkout is not available, with a retry and a link to the cart. */
export function CheckoutFailure({ error, ...retryProps }: CheckoutFailureProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const isOnline = useIsOnline();
  return (
    <div className={styles.failure}>
      <ScreenError {...retryProps} title={isOnline ? undefined : t('needsNetwork')}>
        {isOnline ? errorText(new ApiFailure(error)) : t('needsNetworkHint')}
      </ScreenError>
      <LinkButton variant="ghost" href={paths.cart()}>
        {t('backToCart')}
      </LinkButton>
    </div>
  );
}
