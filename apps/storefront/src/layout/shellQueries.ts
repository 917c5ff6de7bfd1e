import type { DeferredClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { endpointQuery } from '../data/endpointQuery.ts';
import { categoryMenu } from '../shared/categories/categoryMenu.ts';

/** Returns the queries of the shell. Screens render even if they fail. */
export function shellQueries(client: DeferredClient, locale: Locale) {
  return [endpointQuery(client, locale, ...categoryMenu)];
}
