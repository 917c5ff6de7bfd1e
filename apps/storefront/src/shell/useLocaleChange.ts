import { useToasts } from '@mallard/ui/Toast';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocale, type Locale } from './locale.ts';
import { useLocale } from './preferences.ts';
import { useServices } from './services.ts';
import { loadWords } from './words.ts';

/** The language, and a way to change it everywhere at once: words first, so that no key is ever seen; without them it stays. */
export function useLocaleChange(): { locale: Locale; changeLocale: (chosen: string) => void } {
  const { preferences } = useServices();
  const { t, i18n } = useTranslation(['shell', 'errors']);
  const toasts = useToasts();
  const locale = useLocale();

  const changeLocale = useCallback(
    async (chosen: string) => {
      if (!isLocale(chosen)) return;
      const namespaces = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {});
      try {
        await loadWords(i18n, chosen, namespaces);
      } catch {
        toasts.show({ message: t('errors:Network'), tone: 'danger' });
        return;
      }
      await i18n.changeLanguage(chosen);
      preferences.write({ locale: chosen });
    },
    [i18n, preferences, t, toasts],
  );
  return { locale, changeLocale: (chosen) => void changeLocale(chosen) };
}
