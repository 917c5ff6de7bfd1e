import { useToasts } from '@mallard/ui/Toast';
import { useCallback } from 'react';
import { isLocale, type Locale } from './locale.ts';
import { useLocale } from './preferences.ts';
import { useServices } from './services.ts';
import { useTranslation, useWords } from './useTranslation.ts';
import { loadWords } from './words.ts';

/** The language, and a way to change it everywhere at once: words first, so that no key is ever seen; without them it stays. */
export function useLocaleChange(): { locale: Locale; changeLocale: (chosen: string) => void } {
  const { preferences } = useServices();
  const words = useWords();
  const { t } = useTranslation('errors');
  const toasts = useToasts();
  const locale = useLocale();

  const changeLocale = useCallback(
    async (chosen: string) => {
      if (!isLocale(chosen)) return;
      try {
        await loadWords(words, chosen, words.namespaces());
      } catch {
        toasts.show({ message: t('Network'), tone: 'danger' });
        return;
      }
      words.changeLocale(chosen);
      preferences.write({ locale: chosen });
    },
    [words, preferences, t, toasts],
  );
  return { locale, changeLocale: (chosen) => void changeLocale(chosen) };
}
