import { useTranslation } from '../i18n/useTranslation.ts';
import { ScreenError } from '../shared/errors/ScreenError.tsx';

/** Shows an error when login and a screen redirect to each other repeatedly. */
export function StuckSession() {
  const { t } = useTranslation('shell');
  return (
    <ScreenError kind="forbidden" onRetry={() => window.location.reload()}>
      {t('session.stuck')}
    </ScreenError>
  );
}
