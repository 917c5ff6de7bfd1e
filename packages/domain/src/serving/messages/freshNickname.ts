import type { Locale } from '../../messages/locale.ts';

/** What an account is called until its owner says otherwise. */
export function freshNickname(mark: string, locale: Locale): string {
  return `${{ 'zh-CN': '用户', 'en-US': 'Shopper ' }[locale]}${mark.slice(0, 6)}`;
}
