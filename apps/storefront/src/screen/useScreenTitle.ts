import { useCallback, useSyncExternalStore } from 'react';
import { translatorOf } from '../i18n/i18n.ts';
import { useHasMessages, useI18n, useTranslation } from '../i18n/useTranslation.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { loadedScreen, namespaceOf } from '../navigation/screenModule.ts';
import { useServices } from '../services/services.ts';

/** Returns the title of a location's screen; empty while its messages are loading. */
export function useScreenTitle(location: ScreenLocation): string {
  const { t, has } = useTranslation('shell');
  const namespace = namespaceOf(location.match.route);
  const hasMessages = useHasMessages(namespace);
  const dataTitle = useDataTitle(location, hasMessages);
  if (!hasMessages) return '';
  const ownKey = ownTitleKey(location);
  const key = `${namespace}:${has(`${namespace}:${ownKey}`) ? ownKey : 'title'}`;
  // The key's type can't be inferred, because the namespace depends on the route. A test checks that each route has a title.
  return dataTitle ?? (t as (key: string) => string)(key);
}

/** Returns the title that the screen creates from cached data; `null` if it has none. */
function useDataTitle({ match, search }: ScreenLocation, hasMessages: boolean): string | null {
  const { queryClient } = useServices();
  const i18n = useI18n();
  const titleOf = hasMessages ? loadedScreen(match.route)?.title : undefined;
  const subscribe = useCallback(
    (listener: () => void) => (titleOf ? queryClient.getQueryCache().subscribe(listener) : () => undefined),
    [titleOf, queryClient],
  );
  const read = () => {
    const locale = i18n.locale();
    const context = { queryClient, locale, params: match.params, search: new URLSearchParams(search) };
    return titleOf?.({ ...context, t: translatorOf(i18n, locale) }) ?? null;
  };
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Returns the key of a screen's own title, for namespaces that several screens share. */
function ownTitleKey({ match, search }: ScreenLocation): string {
  if (match.name !== 'addressEdit') return `titles.${match.name}`;
  return new URLSearchParams(search).has('uuid') ? 'editTitle' : 'addTitle';
}
