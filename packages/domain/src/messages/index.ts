export { formatMessage, type Messages, type MessageValues, messageAt } from './formatMessage.ts';
export { isolateText } from './isolateText.ts';
export { chooseLocale, isLocale, type Locale, localeOf, locales, parseAcceptLanguage } from './locale.ts';
