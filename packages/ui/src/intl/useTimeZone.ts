import { useContext } from 'react';
import { LanguageContext } from './LanguageContext.ts';

/** Returns the IANA time zone of the shop, from the nearest `MallardProvider`, for example `Asia/Shanghai`. */
export function useTimeZone(): string {
  return useContext(LanguageContext).timeZone;
}
