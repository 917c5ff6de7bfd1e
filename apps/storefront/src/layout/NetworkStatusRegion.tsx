import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import * as styles from '../screen/shell.css.ts';
import { useServices } from '../services/services.ts';
import { useNetwork } from '../services/useNetwork.ts';

/** Loads the notice. Call it while online, so that it can be shown offline. */
export const loadNetworkNotice = async () => (await import('./NetworkNotice.tsx')).NetworkNotice;

/** Shows a notice with a retry button when the server can't be reached, and a notice while the sample shop is open. */
export function NetworkStatusRegion() {
  const { t } = useTranslation('errors');
  const { isSample } = useServices();
  const state = useNetwork((view) => view.banner);
  const hasNotice = isSample || state !== 'none';
  const [hasLoadError, setLoadError] = useState(false);
  const { Part: Notice } = useLazyPart(loadNetworkNotice, hasNotice && !hasLoadError, () => setLoadError(true));
  // Load it again for the next notice.
  if (hasLoadError && !hasNotice) setLoadError(false);
  // The region is always rendered, because screen readers announce changes of existing live regions only.
  // It can be focused, because the retry button's focus moves here when its notice disappears.
  return (
    <div role="status" tabIndex={-1} className={styles.statusRegion}>
      {Notice ? <Notice state={state} /> : hasLoadError && <p className={styles.missingNotice}>{t('Unreachable')}</p>}
    </div>
  );
}
