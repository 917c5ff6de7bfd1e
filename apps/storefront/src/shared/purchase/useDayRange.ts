import { useTimeZone } from '@mallard/ui/useTimeZone';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocale } from '../../services/usePreferences.ts';

/**
 * Returns a function that formats a range of days, such as "November 28 – November 30". Times are milliseconds since 1970.
 * `Intl.DateTimeFormat.formatRange` is not used, because in Chinese it formats numbers only (11/28 – 11/30).
 */
export function useDayRange(): (from: number, to: number) => string {
  const { t } = useTranslation('shell');
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(useLocale(), { month: 'long', day: 'numeric', timeZone });
  return (from, to) => {
    const [first, last] = [format.format(from), format.format(to)];
    return first === last ? first : t('dayRange', { from: first, to: last });
  };
}
