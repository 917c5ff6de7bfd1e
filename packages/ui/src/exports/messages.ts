export type { Translate, TranslateKey } from '../intl/createTranslate.ts';
export type { GivenMessages } from '../intl/LanguageContext.ts';
export type { KeyOf, MessageScope, Messages, Namespace } from '../intl/Messages.ts';
export { useLocale } from '../intl/useLocale.ts';
export { useMessages } from '../intl/useMessages.ts';
