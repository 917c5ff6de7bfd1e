import type { ContentLocale, Locale, Messages as MessageTree } from '@mallard/domain/messages';
import { contentLocaleOf, isLocale } from '@mallard/domain/messages';
import { createTranslate } from '@mallard/ui/createTranslate';
import enUS from '@mallard/ui/locales/en-US';
import jaJP from '@mallard/ui/locales/ja-JP';
import zhCN from '@mallard/ui/locales/zh-CN';
import type { KeyOf, Messages, TranslateKey } from '@mallard/ui/messages';
import { expect, waitFor } from 'storybook/test';

/** Languages without an entry use English. */
const MESSAGES: Readonly<Partial<Record<Locale, Messages>>> = { 'zh-CN': zhCN, 'en-US': enUS, 'ja-JP': jaJP };

/** Returns the language of the sample data in a story, from the story's globals. */
export function localeOf({ locale }: Readonly<Record<string, unknown>>): ContentLocale {
  return isLocale(locale) ? contentLocaleOf(locale) : 'en-US';
}

/**
 * Returns a component's messages in the language of a story, also in languages without sample data.
 *
 * @example messagesOf(globals, ({ cart }) => cart.CartLine)('savedOffline')
 */
export function messagesOf<T extends MessageTree>(
  globals: Readonly<Record<string, unknown>>,
  select: (messages: Messages) => T,
): TranslateKey<KeyOf<T>> {
  const locale = isLocale(globals.locale) ? globals.locale : 'en-US';
  return createTranslate(select(MESSAGES[locale] ?? enUS), locale);
}

/** Waits until a machine is in a state, such as `signedOut.refused`. */
export async function reach(canvasElement: HTMLElement, state: string): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector(`[data-machine-state="${state}"]`)).toHaveAttribute('aria-current', 'step'),
  );
}
