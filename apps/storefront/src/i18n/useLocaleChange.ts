import { ApiFailure, networkError } from '@mallard/domain/errors';
import { useCallback } from 'react';
import { useLocale } from '../app/preferences.ts';
import { useServices } from '../app/services.ts';
import { useErrorToast } from '../data/useErrorToast.ts';
import { isLocale, type Locale } from './locale.ts';
import { useWords } from './useTranslation.ts';
import { loadWords } from './words.ts';

/** The language, and a way to change it everywhere at once: words first, so that no key is ever seen; without them it stays. */
export function useLocaleChange(): { locale: Locale; changeLocale: (chosen: string) => void } {
  const { preferences } = useServices();
  const words = useWords();
  const showError = useErrorToast();
  const locale = useLocale();

  const changeLocale = useCallback(
    async (chosen: string) => {
      if (!isLocale(chosen)) return;
      try {
        await loadWords(words, chosen, words.namespaces());
      } catch {
        showError(new ApiFailure(networkError()));
        return;
      }
      words.changeLocale(chosen);
      preferences.write({ locale: chosen });
    },
    [words, preferences, showError],
  );
  return { locale, changeLocale: (chosen) => void changeLocale(chosen) };
}
