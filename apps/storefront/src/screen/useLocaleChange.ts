import { ApiFailure, networkError } from '@mallard/domain/errors';
import type { Locale } from '@mallard/domain/messages';
import { useCallback } from 'react';
import { useErrorToast } from '../data/useErrorToast.ts';
import { loadLocale } from '../i18n/i18n.ts';
import { useI18n } from '../i18n/useTranslation.ts';
import { useServices } from '../services/services.ts';
import { useLocale } from '../services/usePreferences.ts';

/** Returns the language and a function that changes it everywhere: messages are loaded first, so that no key is ever shown; if that fails, nothing changes. */
export function useLocaleChange(): { locale: Locale; changeLocale: (newLocale: string) => void } {
  const { preferences } = useServices();
  const i18n = useI18n();
  const showError = useErrorToast();
  const locale = useLocale();

  const changeLocale = useCallback(
    async (tag: string) => {
      const newLocale = i18n.offeredLocales.find((locale) => locale === tag);
      if (newLocale === undefined) return;
      try {
        await loadLocale(i18n, newLocale);
      } catch {
        showError(new ApiFailure(networkError()));
        return;
      }
      i18n.changeLocale(newLocale);
      preferences.write({ locale: newLocale });
    },
    [i18n, preferences, showError],
  );
  return { locale, changeLocale: (newLocale) => void changeLocale(newLocale) };
}
