import type { Locale } from '@mallard/domain/messages';
import { useSyncExternalStore } from 'react';
import type { PreferenceValues } from '../preferences/preferences.ts';
import { useServices } from './services.ts';

/** Returns the current preferences. */
export function usePreferences(): PreferenceValues {
  const { preferences } = useServices();
  return useSyncExternalStore(preferences.subscribe, preferences.read, preferences.rendered);
}

/** Returns the current language. */
export function useLocale(): Locale {
  return usePreferences().locale;
}
