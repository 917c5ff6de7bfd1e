import { toApiError } from '@mallard/domain/errors';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useErrorText } from '../../data/useErrorText.ts';
import { paths } from '../../routes.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Why an order cannot be shown: there is none, or it could not be fetched. */
export function OrderError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const { kind } = toApiError(error);
  return kind === 'NotFound' || kind === 'BadRequest' ? (
    <Stack gap={16} align="center">
      <ScreenError kind="notFound" />
      <LinkButton href={paths.orders()}>{t('titles.orders')}</LinkButton>
    </Stack>
  ) : (
    <ScreenError onRetry={onRetry}>{errorText(error)}</ScreenError>
  );
}
