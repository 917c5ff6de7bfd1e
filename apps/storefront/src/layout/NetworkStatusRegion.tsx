import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import * as styles from './shell.css.ts';
import { useNetwork } from './useNetwork.ts';

/** Asked for early, it is there when the network has gone. */
export const loadNetworkNotice = async () => (await import('./NetworkNotice.tsx')).NetworkNotice;

/** Says when the shop cannot be reached, and tries again on request; to the demo account, that it is in no real shop. */
export function NetworkStatusRegion() {
  const { t } = useTranslation('errors');
  const { isSample } = useServices();
  const state = useNetwork((view) => view.banner);
  const isNews = isSample || state !== 'none';
  const [isMissing, setMissing] = useState(false);
  const { Part: Notice } = useLazyPart(loadNetworkNotice, isNews && !isMissing, () => setMissing(true));
  // With the next news it is asked for again.
  if (isMissing && !isNews) setMissing(false);
  // The region stays, empty, so that screen readers notice when something comes into it.
  // It has the focus of a button that goes with its news.
  return (
    <div role="status" tabIndex={-1} className={styles.news}>
      {Notice ? <Notice state={state} /> : isMissing && <p>{t('Unreachable')}</p>}
    </div>
  );
}
