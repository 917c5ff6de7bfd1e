import { getProduct } from '@mallard/domain/endpoints';
import { CountDown } from '@mallard/ui/CountDown';
import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Product.css.ts';

/** Countdown of a deal. Fetches the product again when it ends, because the price changes. */
export function DealEnd({ endTime }: { endTime: string }) {
  const { t } = useTranslation('product');
  const queryClient = useQueryClient();
  return (
    <span className={styles.ends}>
      <span aria-hidden="true">{t('dealEnds')}</span>
      <CountDown
        variant="tiles"
        targetTime={Date.parse(endTime)}
        label={t('dealEnds')}
        onExpire={() => void queryClient.invalidateQueries({ queryKey: endpointKey(getProduct) })}
      />
    </span>
  );
}
