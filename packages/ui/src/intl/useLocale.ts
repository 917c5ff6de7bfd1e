import { useContext } from 'react';
import { LanguageContext } from './LanguageContext.ts';

/** Language and region of the nearest provider, for example `zh-CN`. */
export function useLocale(): string {
  return useContext(LanguageContext).locale;
}
