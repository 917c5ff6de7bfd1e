import type { Locale } from '@mallard/domain/messages';
import { useSyncExternalStore } from 'react';
import { isOfferedLocale } from '../i18n/offeredLocales.ts';
import { LOCALE_KEY, readPreference } from './cookies.ts';
import { isMotion, MOTION_KEY, type Motion } from './motion.ts';
import { useServices } from './services.ts';
import { isTheme, THEME_KEY, type Theme } from './theme.ts';

export interface PreferenceValues {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly motion: Motion;
}

/** What cookies say of a visitor's choices; what they do not say is as in `otherwise`. */
export function readPreferences(cookies: string, otherwise: PreferenceValues): PreferenceValues {
  const locale = readPreference(cookies, LOCALE_KEY);
  const theme = readPreference(cookies, THEME_KEY);
  const motion = readPreference(cookies, MOTION_KEY);
  return {
    locale: isOfferedLocale(locale) ? locale : otherwise.locale,
    theme: isTheme(theme) ? theme : otherwise.theme,
    motion: isMotion(motion) ? motion : otherwise.motion,
  };
}

/** What a visitor chose for this device; readable by the server through cookies. */
export interface Preferences {
  read(): PreferenceValues;
  /** As they were when the server drew the page; what is taken over later matches with these alone. */
  drawn(): PreferenceValues;
  write(change: Partial<PreferenceValues>): void;
  /** Takes over what another tab has kept already. */
  follow(change: Partial<PreferenceValues>): void;
  subscribe(listener: () => void): () => void;
}

/** Where preferences are kept: the browser's storage and cookies, or nowhere on the server. */
export interface PreferenceStorage {
  save(key: string, value: string): void;
  setCookie(name: string, value: string): void;
}

/** Makes the store of preferences, beginning with what the server rendered. */
export function createPreferences(initial: PreferenceValues, places?: PreferenceStorage): Preferences {
  let values = initial;
  const listeners = new Set<() => void>();

  function keep(key: string, value: string) {
    places?.save(key, value);
    places?.setCookie(key, value);
  }

  function follow(change: Partial<PreferenceValues>) {
    values = { ...values, ...change };
    for (const listener of listeners) listener();
  }

  return {
    read: () => values,
    drawn: () => initial,
    write(change) {
      if (change.locale) keep(LOCALE_KEY, change.locale);
      if (change.theme) keep(THEME_KEY, change.theme);
      if (change.motion) keep(MOTION_KEY, change.motion);
      follow(change);
    },
    follow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The preferences as they are now. */
export function usePreferences(): PreferenceValues {
  const { preferences } = useServices();
  return useSyncExternalStore(preferences.subscribe, preferences.read, preferences.drawn);
}

/** The language that the shop speaks now. */
export function useLocale(): Locale {
  return usePreferences().locale;
}
