import type { ProductSummary } from '@mallard/domain/contract';
import { CountDown } from '@mallard/ui/CountDown';
import { ShareBar } from '@mallard/ui/ShareBar';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { createListScreen } from './createListScreen.tsx';
import * as styles from './DealsScreen.css.ts';

/** Products on sale, each with the sold share of its deal and the time left. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen(
  'deals',
  ({ deal }) => deal && <DealNote endTime={deal.endTime} claimedPercent={deal.claimedPercent} />,
);

/** The sold share of a deal, and the time until it ends. */
function DealNote({ endTime, claimedPercent }: NonNullable<ProductSummary['deal']>) {
  const { t } = useTranslation('category');
  return (
    <div className={styles.root}>
      <p className={styles.claimed}>
        <ShareBar percent={claimedPercent} />
        <span>{t('claimed', { percent: claimedPercent })}</span>
      </p>
      <p className={styles.time}>
        <span aria-hidden="true">{t('endsIn')}</span>
        <CountDown targetTime={Date.parse(endTime)} format="days" label={t('endsIn')} />
      </p>
    </div>
  );
}
