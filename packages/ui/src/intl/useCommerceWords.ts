import { useLocale } from 'react-aria-components/I18nProvider';
import { enUS } from './commerce.en-US.ts';
import { type CommerceWords, zhCN } from './commerce.zh-CN.ts';

/** The built-in words of the shop's components in the language of the nearest `I18nProvider`, English where there is no dictionary. */
export function useCommerceWords(): CommerceWords {
  return useLocale().locale.startsWith('zh') ? zhCN : enUS;
}
