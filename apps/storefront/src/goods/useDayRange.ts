import { useLocale } from '../shell/preferences.ts';

const SHOP_TIME_ZONE = 'Asia/Shanghai';

/** Formats the days from one time to another, such as "November 28–30" or 11月28日至30日. Times are milliseconds since 1970. */
export function useDayRange(): (from: number, to: number) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { month: 'long', day: 'numeric', timeZone: SHOP_TIME_ZONE });
  return (from, to) => format.formatRange(from, to);
}
