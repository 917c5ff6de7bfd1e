import type { ContentLocale } from '@mallard/domain/messages';
import { createTranslate } from '@mallard/ui/createTranslate';
import { useSampleLocale } from '@mallard/ui/fixtures';
import type { KeyOf, TranslateKey } from '@mallard/ui/messages';

type MessageTree = Parameters<typeof createTranslate>[0];

/** Messages that only stories show, by scope. */
export interface StoryMessages<Scopes extends Readonly<Record<string, MessageTree>>> {
  /** Returns the messages of one scope in a language. */
  messagesIn: <S extends keyof Scopes & string>(locale: ContentLocale, scope: S) => TranslateKey<KeyOf<Scopes[S]>>;
  /** Returns the messages of one scope in the language of the page. */
  useStoryMessages: <S extends keyof Scopes & string>(scope: S) => TranslateKey<KeyOf<Scopes[S]>>;
}

/**
 * Creates the functions that read messages which only stories show.
 *
 * @param messages in i18next's JSON format, by language and scope
 * @example const { messagesIn, useStoryMessages } = createStoryMessages({ 'zh-CN': zhCN, 'en-US': enUS });
 */
export function createStoryMessages<Scopes extends Readonly<Record<string, MessageTree>>>(
  messages: Readonly<{ 'zh-CN': Scopes; 'en-US': NoInfer<Scopes> }>,
): StoryMessages<Scopes> {
  const messagesIn: StoryMessages<Scopes>['messagesIn'] = (locale, scope) =>
    createTranslate(messages[locale][scope], locale);
  return {
    messagesIn,
    useStoryMessages: (scope) => messagesIn(useSampleLocale(), scope),
  };
}
