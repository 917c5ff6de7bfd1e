interface WeekInfo {
  /** 1 for Monday, 7 for Sunday. */
  firstDay: number;
}
/** Browsers provide it as a method or as a property; Firefox has neither. */
type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Regions whose week starts on Sunday or Saturday, from the Unicode CLDR; elsewhere it starts on Monday. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** Returns the first day of the week for a locale, 0 for Sunday. */
export function weekStart(locale: string): number {
  const maximized: WithWeekInfo = new Intl.Locale(locale).maximize();
  const info = maximized.getWeekInfo?.() ?? maximized.weekInfo;
  if (info) return info.firstDay % 7;
  const region = maximized.region ?? '001';
  return SUNDAY.includes(region) ? 0 : SATURDAY.includes(region) ? 6 : 1;
}
