import type { LateClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { endpointQuery } from '../data/endpointQuery.ts';
import { categoryMenu } from '../features/category/categoryMenu.ts';

/** Returns the queries of the shell. Screens render even if they fail. */
export function shellQueries(client: LateClient, locale: Locale) {
  return [endpointQuery(client, locale, ...categoryMenu)];
}
