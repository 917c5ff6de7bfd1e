import { openArea } from '@mallard/domain/storage';
import { type I18n, loadLocale } from '../i18n/i18n.ts';
import { linkedLocale } from '../navigation/linkedLocale.ts';
import { applyAppearance } from '../preferences/applyAppearance.ts';
import { LOCALE_KEY } from '../preferences/cookies.ts';
import { isMotion, MOTION_KEY } from '../preferences/motion.ts';
import type { Preferences, PreferenceValues } from '../preferences/preferences.ts';
import { isTheme, THEME_KEY } from '../preferences/theme.ts';

const keys: ReadonlySet<string> = new Set([LOCALE_KEY, THEME_KEY, MOTION_KEY]);

interface SyncPreferencesOptions {
  preferences: Preferences;
  i18n: I18n;
  window: Window;
}

/**
 * Applies language, theme and motion when they are changed in another tab. The page isn't reloaded, so that input isn't lost.
 *
 * @returns stops it
 */
export function syncPreferences({ preferences, i18n, window }: SyncPreferencesOptions): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const readStored = (key: string) => openArea(() => window.localStorage)?.getItem(key) ?? null;

  function apply(change: Partial<PreferenceValues>) {
    preferences.apply(change);
    applyAppearance(change);
  }

  async function syncLocale() {
    const stored = readStored(LOCALE_KEY);
    const storedLocale = i18n.offeredLocales.find((locale) => locale === stored);
    if (storedLocale === undefined || storedLocale === preferences.read().locale) return;
    await loadLocale(i18n, storedLocale);
    // Another language may have been selected while the messages were loading.
    if (readStored(LOCALE_KEY) !== storedLocale) return;
    i18n.changeLocale(storedLocale);
    apply({ locale: storedLocale });
  }

  /** @param isLocaleChange whether another tab has just changed the language */
  function sync(isLocaleChange: boolean) {
    const { theme, motion } = preferences.read();
    const storedTheme = readStored(THEME_KEY);
    const storedMotion = readStored(MOTION_KEY);
    if (isTheme(storedTheme) && storedTheme !== theme) apply({ theme: storedTheme });
    if (isMotion(storedMotion) && storedMotion !== motion) apply({ motion: storedMotion });
    // A language in the URL applies until another one is selected. If messages can't be loaded, the language doesn't change.
    if (isLocaleChange || linkedLocale(window.location.search) === null) syncLocale().catch(() => undefined);
  }

  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || keys.has(key)) sync(key === LOCALE_KEY);
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // Pages in the back/forward cache get no storage events.
      if (persisted) sync(false);
    },
    { signal },
  );
  return () => listening.abort();
}
