import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocale, type Locale } from './locale.ts';
import { useLocale } from './preferences.ts';
import { useServices } from './services.ts';
import { loadWords } from './words.ts';

/** The language, and a way to change it everywhere at once: words first, so that no key is ever seen. */
export function useLocaleChange(): { locale: Locale; changeLocale: (chosen: string) => void } {
  const { preferences } = useServices();
  const { i18n } = useTranslation('shell');
  const locale = useLocale();

  const changeLocale = useCallback(
    async (chosen: string) => {
      if (!isLocale(chosen)) return;
      const namespaces = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {});
      await loadWords(i18n, chosen, namespaces);
      await i18n.changeLanguage(chosen);
      preferences.write({ locale: chosen });
    },
    [i18n, preferences],
  );
  return { locale, changeLocale: (chosen) => void changeLocale(chosen) };
}
