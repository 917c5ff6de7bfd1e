import type { ScreenPlace } from './ScreenLocation.tsx';
import { namespaceOf } from './screenModule.ts';
import { useHasWords, useTranslation } from './useTranslation.ts';

/** Returns the title of a place's screen, empty while its words are loading. */
export function useScreenTitle(place: ScreenPlace): string {
  const { t, has } = useTranslation('shell');
  const namespace = namespaceOf(place.match.route);
  const hasWords = useHasWords(namespace);
  const own = ownTitle(place);
  const key = `${namespace}:${has(`${namespace}:${own}`) ? own : 'title'}`;
  // The title's namespace depends on the route; the route table's test says that each has one.
  return hasWords ? (t as (key: string) => string)(key) : '';
}

/** The key of a screen's title among its words, where these name several screens. */
function ownTitle({ match, search }: ScreenPlace): string {
  if (match.name !== 'addressEdit') return `titles.${match.name}`;
  return new URLSearchParams(search).has('uuid') ? 'editTitle' : 'addTitle';
}
