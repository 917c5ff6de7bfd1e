import { openArea } from '@mallard/domain/storage';
import { type I18n, loadMessages } from '../i18n/i18n.ts';
import { linkedLocale } from '../i18n/linkedLocale.ts';
import { isOfferedLocale } from '../i18n/offeredLocales.ts';
import { LOCALE_KEY } from './cookies.ts';
import { dressDocument } from './dressDocument.ts';
import { isMotion, MOTION_KEY } from './motion.ts';
import type { Preferences, PreferenceValues } from './preferences.ts';
import { isTheme, THEME_KEY } from './theme.ts';

const keys: ReadonlySet<string> = new Set([LOCALE_KEY, THEME_KEY, MOTION_KEY]);

interface FollowTabsParts {
  preferences: Preferences;
  i18n: I18n;
  window: Window;
}

/**
 * Keeps language, theme and motion of a tab those that were chosen last in any tab. Nothing is loaded anew, so that what is being
 * typed stays.
 *
 * @returns ends it
 */
export function followTabs({ preferences, i18n, window }: FollowTabsParts): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const kept = (key: string) => openArea(() => window.localStorage)?.getItem(key) ?? null;

  function follow(chosen: Partial<PreferenceValues>) {
    preferences.follow(chosen);
    dressDocument(chosen);
  }

  async function followLocale() {
    const chosen = kept(LOCALE_KEY);
    if (!isOfferedLocale(chosen) || chosen === preferences.read().locale) return;
    await loadMessages(i18n, chosen, i18n.namespaces());
    // While its messages were loading, another language may have been chosen.
    if (kept(LOCALE_KEY) !== chosen) return;
    i18n.changeLocale(chosen);
    follow({ locale: chosen });
  }

  /** @param isChosen whether the language was chosen just now */
  function look(isChosen: boolean) {
    const { theme, motion } = preferences.read();
    const chosenTheme = kept(THEME_KEY);
    const chosenMotion = kept(MOTION_KEY);
    if (isTheme(chosenTheme) && chosenTheme !== theme) follow({ theme: chosenTheme });
    if (isMotion(chosenMotion) && chosenMotion !== motion) follow({ motion: chosenMotion });
    // A page whose address names a language keeps it until another is chosen. If the messages cannot be loaded, the language does not change either.
    if (isChosen || linkedLocale(window.location.search) === null) followLocale().catch(() => undefined);
  }

  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || keys.has(key)) look(key === LOCALE_KEY);
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // Away, it heard of nothing.
      if (persisted) look(false);
    },
    { signal },
  );
  return () => listening.abort();
}
