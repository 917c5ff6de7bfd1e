import { ScreenError } from './ScreenError.tsx';
import { useTranslation } from './useTranslation.ts';

/** Shown when login and a screen keep sending the shopper to each other. */
export function StuckSession() {
  const { t } = useTranslation('shell');
  return (
    <ScreenError kind="forbidden" onRetry={() => window.location.reload()}>
      {t('session.stuck')}
    </ScreenError>
  );
}
