import type { KeyOf, TranslateKey } from '@mallard/ui/messages';
import { createStoryMessages } from '../createStoryMessages.ts';
import enUS from './locales/en-US.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

/** Returns the messages of one scope. */
export type DomainTranslate<S extends keyof typeof zhCN> = TranslateKey<KeyOf<(typeof zhCN)[S]>>;

/** Messages that only the pages of the domain show. */
export const { messagesIn: domainMessagesIn, useStoryMessages: useDomainMessages } = createStoryMessages({
  'zh-CN': zhCN,
  'en-US': enUS,
});
