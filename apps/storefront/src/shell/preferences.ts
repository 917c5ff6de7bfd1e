import { useSyncExternalStore } from 'react';
import { preferenceCookie } from './cookies.ts';
import { LOCALE_KEY, type Locale } from './locale.ts';
import { useServices } from './services.ts';
import { THEME_KEY, type Theme } from './theme.ts';

export interface PreferenceValues {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** What a visitor chose for this device; readable by the server through cookies of the same names. */
export interface Preferences {
  read(): PreferenceValues;
  write(change: Partial<PreferenceValues>): void;
  subscribe(listener: () => void): () => void;
}

/** Where preferences are kept: the browser's storage and cookies, or nowhere on the server. */
export interface PreferencePlaces {
  save(key: string, value: string): void;
  setCookie(cookie: string): void;
}

/** Makes the store of preferences, beginning with what the server rendered. */
export function createPreferences(initial: PreferenceValues, places?: PreferencePlaces): Preferences {
  let values = initial;
  const listeners = new Set<() => void>();

  function keep(key: string, value: string) {
    places?.save(key, value);
    places?.setCookie(preferenceCookie(key, value));
  }

  return {
    read: () => values,
    write(change) {
      values = { ...values, ...change };
      if (change.locale) keep(LOCALE_KEY, change.locale);
      if (change.theme) keep(THEME_KEY, change.theme);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The preferences as they are now. */
export function usePreferences(): PreferenceValues {
  const { preferences } = useServices();
  return useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read);
}

/** The language that the shop speaks now. */
export function useLocale(): Locale {
  return usePreferences().locale;
}
