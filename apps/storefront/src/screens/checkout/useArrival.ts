import { useLocale } from '../../shell/preferences.ts';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

const DAY = 86_400_000;

/** Says on which days something arrives that takes from so many to so many days. */
export function useArrival(): (days: readonly [number, number]) => string {
  const { t } = useTranslation('checkout');
  const { now } = useServices();
  const format = new Intl.DateTimeFormat(useLocale(), { month: 'long', day: 'numeric', timeZone: 'Asia/Shanghai' });
  const dayIn = (days: number) => format.format(now() + days * DAY);
  return ([from, to]) => t('arrival', { from: dayIn(from), to: dayIn(to) });
}
