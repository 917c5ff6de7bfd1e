import { toApiError } from '@mallard/domain/errors';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';

/** Error page of an order: it does not exist, or it failed to load. */
export function OrderError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const { kind } = toApiError(error);
  return kind === 'NotFound' || kind === 'BadRequest' ? (
    <ScreenError kind="notFound" link={{ href: paths.orders(), label: t('titles.orders') }} />
  ) : (
    <ScreenError onRetry={onRetry}>{errorText(error)}</ScreenError>
  );
}
