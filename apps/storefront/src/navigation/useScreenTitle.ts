import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../app/services.ts';
import { translatorOf } from '../i18n/i18n.ts';
import { useHasMessages, useI18n, useTranslation } from '../i18n/useTranslation.ts';
import type { ScreenLocation } from './ScreenLocation.tsx';
import { loadedScreen, namespaceOf } from './screenModule.ts';

/** Returns the title of a place's screen, empty while its words are loading. */
export function useScreenTitle(place: ScreenLocation): string {
  const { t, has } = useTranslation('shell');
  const namespace = namespaceOf(place.match.route);
  const hasMessages = useHasMessages(namespace);
  const dataTitle = useDataTitle(place, hasMessages);
  if (!hasMessages) return '';
  const own = ownTitle(place);
  const key = `${namespace}:${has(`${namespace}:${own}`) ? own : 'title'}`;
  // The title's namespace depends on the route; the route table's test says that each has one.
  return dataTitle ?? (t as (key: string) => string)(key);
}

/** The title that the screen makes of cached data; `null` where it has none. */
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

/** The key of a screen's title among its i18n, where these name several screens. */
function ownTitle({ match, search }: ScreenLocation): string {
  if (match.name !== 'addressEdit') return `titles.${match.name}`;
  return new URLSearchParams(search).has('uuid') ? 'editTitle' : 'addTitle';
}
