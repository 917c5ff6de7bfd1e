export { formatMessage, type Messages, type MessageValues, messageAt } from './formatMessage.ts';
export { isolateText } from './isolateText.ts';
export {
  type ContentLocale,
  chooseLocale,
  contentLocaleOf,
  isLocale,
  type Locale,
  type LocalizedText,
  languageNames,
  localeOf,
  locales,
  parseAcceptLanguage,
} from './locale.ts';
export { type TextByLanguage, textIn } from './textIn.ts';
