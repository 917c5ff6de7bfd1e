import type { Messages as MessageTree } from '@mallard/domain/messages';
import { DEFAULT_CURRENCY } from '@mallard/domain/money';
import { createContext } from 'react';
import { createTranslate, type Translate } from './createTranslate.ts';
import type { MessageScope, Messages, Namespace } from './Messages.ts';

/** The language of a part of the page, and what its numbers and dates depend on. */
export interface Language {
  /** Language and region, for example `zh-CN`. */
  readonly locale: string;
  /** ISO 4217 code of the currency of prices. */
  readonly currency: string;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
  /** Returns the messages of a component: the same function each time, so that effects can depend on it. */
  readonly translate: <N extends Namespace, C extends MessageScope<N>>(namespace: N, scope: C) => Translate<N, C>;
}

/** Messages by namespace; those that an application doesn't use can be left out. */
export type GivenMessages = { readonly [N in Namespace]?: Messages[N] | undefined };

/** Time zone of a shop that names none. */
const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

interface Region {
  currency?: string | undefined;
  timeZone?: string | undefined;
}

/** Creates a language from its messages. */
export function createLanguage(
  locale: string,
  messages: GivenMessages,
  { currency = DEFAULT_CURRENCY, timeZone = DEFAULT_TIME_ZONE }: Region = {},
): Language {
  const translators = new Map<string, unknown>();
  return {
    locale,
    currency,
    timeZone,
    translate<N extends Namespace, C extends MessageScope<N>>(namespace: N, scope: C) {
      const id = `${namespace}.${scope}`;
      const translator = translators.get(id) ?? createTranslate(messagesOf(messages, namespace, scope), locale);
      translators.set(id, translator);
      return translator as Translate<N, C>;
    },
  };
}

function messagesOf(messages: GivenMessages, namespace: Namespace, scope: string): MessageTree {
  const found = (messages[namespace] as MessageTree | undefined)?.[scope];
  if (typeof found === 'object') return found;
  throw new Error(
    `Missing messages: ${scope} needs the "${namespace}" messages. Pass them to the provider, for example <MallardProvider locale="en-US" messages={enUS}> with enUS from "@mallard/ui/locales/en-US".`,
  );
}

/** Without a provider, dates and numbers are in English, and components that need messages throw, except `Price`. */
export const noLanguage = /* @__PURE__ */ createLanguage('en-US', {});

/** One context for locale, currency and messages: hundreds of components read it. */
export const LanguageContext = /* @__PURE__ */ createContext(noLanguage);
