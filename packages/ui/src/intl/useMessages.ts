import { useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { enUS } from './en-US.ts';
import type { Messages } from './Messages.ts';
import { MessagesContext } from './MessagesContext.ts';
import { zhCN } from './zh-CN.ts';

/** The built-in words in the language of React Aria's locale, English where we have no dictionary. */
export function useMessages(): Messages {
  const { locale } = useLocale();
  const replaced = useContext(MessagesContext);
  return { ...(locale.startsWith('zh') ? zhCN : enUS), ...replaced };
}
