import { createTranslate } from '@mallard/ui/createTranslate';
import { type KeyOf, type TranslateKey, useLocale } from '@mallard/ui/messages';

import enUS from './locales/en-US.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

type DomainMessages = typeof zhCN;
type Scope = keyof DomainMessages;
type DomainLocale = 'zh-CN' | 'en-US';

/** Returns the messages of one scope. */
export type DomainTranslate<S extends Scope> = TranslateKey<KeyOf<DomainMessages[S]>>;

const messages: Readonly<Record<DomainLocale, DomainMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** Returns messages that only the pages of the domain show, in a language. */
export function domainMessagesIn<S extends Scope>(locale: DomainLocale, scope: S): DomainTranslate<S> {
  return createTranslate<DomainMessages[S]>(messages[locale][scope], locale);
}

/** Returns messages that only the pages of the domain show, in the language of the page. */
export function useDomainMessages<S extends Scope>(scope: S): DomainTranslate<S> {
  return domainMessagesIn(useDomainLocale(), scope);
}

/** Returns the language of the page. */
export function useDomainLocale(): DomainLocale {
  return useLocale().startsWith('zh') ? 'zh-CN' : 'en-US';
}
