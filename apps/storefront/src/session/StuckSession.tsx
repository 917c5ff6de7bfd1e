import { useTranslation } from '../i18n/useTranslation.ts';
import { ScreenError } from '../layout/ScreenError.tsx';

/** Shown when login and a screen keep sending the shopper to each other. */
export function StuckSession() {
  const { t } = useTranslation('shell');
  return (
    <ScreenError kind="forbidden" onRetry={() => window.location.reload()}>
      {t('session.stuck')}
    </ScreenError>
  );
}
