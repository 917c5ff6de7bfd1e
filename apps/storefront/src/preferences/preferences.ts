import type { Locale } from '@mallard/domain/messages';
import { LOCALE_KEY, readPreference } from './cookies.ts';
import { isMotion, MOTION_KEY, type Motion } from './motion.ts';
import { isTheme, THEME_KEY, type Theme } from './theme.ts';

export interface PreferenceValues {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly motion: Motion;
}

/**
 * Reads preferences from cookies. Missing or unknown values are replaced by `defaults`.
 *
 * @param offered the languages of the shop
 */
export function readPreferences(
  cookies: string,
  defaults: PreferenceValues,
  offered: readonly Locale[],
): PreferenceValues {
  const locale = readPreference(cookies, LOCALE_KEY);
  const theme = readPreference(cookies, THEME_KEY);
  const motion = readPreference(cookies, MOTION_KEY);
  return {
    locale: offered.find((tag) => tag === locale) ?? defaults.locale,
    theme: isTheme(theme) ? theme : defaults.theme,
    motion: isMotion(motion) ? motion : defaults.motion,
  };
}

/** The preferences of this device. The server reads them from cookies. */
export interface Preferences {
  read(): PreferenceValues;
  /** Returns the preferences that the server rendered with. Sections that are hydrated later must render with them first. */
  rendered(): PreferenceValues;
  write(change: Partial<PreferenceValues>): void;
  /** Applies a change without storing it, because another tab has stored it already. */
  apply(change: Partial<PreferenceValues>): void;
  subscribe(listener: () => void): () => void;
}

/** Stores preferences in the browser. */
export interface PreferenceStorage {
  save(key: string, value: string): void;
  setCookie(name: string, value: string): void;
}

/**
 * Creates the store of preferences.
 *
 * @param initial the preferences that the server rendered with
 * @param storage where changes are stored; absent on the server
 */
export function createPreferences(initial: PreferenceValues, storage?: PreferenceStorage): Preferences {
  let values = initial;
  const listeners = new Set<() => void>();

  function store(key: string, value: string) {
    storage?.save(key, value);
    storage?.setCookie(key, value);
  }

  function apply(change: Partial<PreferenceValues>) {
    values = { ...values, ...change };
    for (const listener of listeners) listener();
  }

  return {
    read: () => values,
    rendered: () => initial,
    write(change) {
      if (change.locale) store(LOCALE_KEY, change.locale);
      if (change.theme) store(THEME_KEY, change.theme);
      if (change.motion) store(MOTION_KEY, change.motion);
      apply(change);
    },
    apply,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
