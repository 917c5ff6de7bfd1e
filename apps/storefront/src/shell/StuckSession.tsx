import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { useTranslation } from 'react-i18next';

/** Shown when login and a screen keep sending the shopper to each other. */
export function StuckSession() {
  const { t } = useTranslation('shell');
  return (
    <ErrorPanel kind="forbidden" headingLevel={1} onRetry={() => window.location.reload()}>
      {t('session.stuck')}
    </ErrorPanel>
  );
}
