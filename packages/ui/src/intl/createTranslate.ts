import { formatMessage, type Messages as MessageTree, type MessageValues, messageAt } from '@mallard/domain/messages';
import type { KeyOf, MessageScope, Messages, Namespace } from './Messages.ts';

/** Returns a message of one group of messages, with its variables filled in. */
export interface TranslateKey<Key extends string> {
  /**
   * @param values values of the variables by name; `count` also selects the plural form
   * @returns the message, or its key when there is none
   */
  (key: Key, values?: MessageValues): string;
  /** Whether there is a message for a key that is known only at run time, such as a code from the server. */
  has: (key: string) => key is Key;
  /** Language tag of the messages, for numbers and dates in them. */
  readonly locale: string;
}

/** Returns the messages of one component. */
export type Translate<N extends Namespace, C extends MessageScope<N>> = TranslateKey<KeyOf<Messages[N][C]>>;

/**
 * Creates a function that returns the messages of an object, for example of your own components' JSON.
 *
 * @param messages in i18next's JSON format: nested keys, `{{variable}}`, plural forms as `key_one` and `key_other`
 * @param locale language of the messages, for plural forms and numbers
 * @example createTranslate({ left_one: '{{count}} item', left_other: '{{count}} items' }, 'en-US')('left', { count: 2 }) // '2 items'
 */
export function createTranslate<T extends MessageTree>(messages: T, locale: string): TranslateKey<KeyOf<T>> {
  const translate = (key: string, values?: MessageValues) => formatMessage(messages, locale, key, values) ?? key;
  const has = (key: string): key is KeyOf<T> => typeof messageAt(messages, key) === 'string';
  return Object.assign(translate, { has, locale });
}
