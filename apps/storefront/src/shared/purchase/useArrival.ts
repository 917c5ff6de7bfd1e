import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { useDayRange } from './useDayRange.ts';

const DAY_MS = 86_400_000;

/** Returns a function that formats the arrival days for a range of delivery days: "Arrives November 28 – November 30". */
export function useArrival(): (days: readonly [number, number]) => string {
  const { t } = useTranslation('shell');
  const { now } = useServices();
  const dayRange = useDayRange();
  return ([from, to]) => t('arrival', { days: dayRange(now() + from * DAY_MS, now() + to * DAY_MS) });
}
