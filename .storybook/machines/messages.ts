import { createTranslate } from '@mallard/ui/createTranslate';
import { type KeyOf, type TranslateKey, useLocale } from '@mallard/ui/messages';

import enUS from './locales/en-US.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

type MachineMessages = typeof zhCN;
type Scope = keyof MachineMessages;

/** Returns the messages of one scope. */
export type MachineTranslate<S extends Scope> = TranslateKey<KeyOf<MachineMessages[S]>>;

const messages = { 'zh-CN': zhCN, 'en-US': enUS };

/** Returns messages that only the machines' stories show, in a language. */
export function machineMessagesIn<S extends Scope>(locale: keyof typeof messages, scope: S): MachineTranslate<S> {
  return createTranslate<MachineMessages[S]>(messages[locale][scope], locale);
}

/** Returns messages that only the machines' stories show, in the language of the page. */
export function useMachineMessages<S extends Scope>(scope: S): MachineTranslate<S> {
  return machineMessagesIn(useLocale().startsWith('zh') ? 'zh-CN' : 'en-US', scope);
}
