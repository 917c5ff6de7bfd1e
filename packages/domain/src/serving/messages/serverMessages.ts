import enUS from '../../locales/en-US/server.json' with { type: 'json' };
import jaJP from '../../locales/ja-JP/server.json' with { type: 'json' };
import zhCN from '../../locales/zh-CN/server.json' with { type: 'json' };
import { formatMessage, type MessageValues } from '../../messages/formatMessage.ts';
import type { ContentLocale, Locale, LocalizedText } from '../../messages/locale.ts';

/** The messages of the server in one language. */
export type ServerMessages = typeof zhCN;

/** The messages of the server by language. */
export const serverMessages: Readonly<Record<Locale, ServerMessages>> = { 'zh-CN': zhCN, 'en-US': enUS, 'ja-JP': jaJP };

/**
 * Returns a message of the server in one language.
 *
 * @param path keys in `locales/<locale>/server.json`, separated by dots
 * @example serverMessage('notifications.order.paid.title', 'en-US') // 'Payment received'
 */
export function serverMessage(path: string, locale: Locale, values?: MessageValues): string {
  const message = formatMessage(serverMessages[locale], locale, path, values);
  if (message === undefined) throw new Error(`Missing message: "${path}" is not in locales/${locale}/server.json.`);
  return message;
}

/**
 * Returns a message of the server in every language, as it is stored.
 *
 * @param valuesIn the values of its variables in a language
 */
export function localizedMessage(path: string, valuesIn?: (locale: ContentLocale) => MessageValues): LocalizedText {
  const messageIn = (locale: ContentLocale) => serverMessage(path, locale, valuesIn?.(locale));
  return { 'zh-CN': messageIn('zh-CN'), 'en-US': messageIn('en-US') };
}

const ID_LENGTH = 6;

/** Returns the nickname of a new account. Its owner can change it. */
export function freshNickname(id: string, locale: Locale): string {
  return serverMessage('newNickname', locale, { id: id.slice(0, ID_LENGTH) });
}
