import type { LateClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { endpointQuery } from '../data/endpointQuery.ts';
import { categoryMenu } from '../features/category/categoryMenu.ts';

/** What the frame around every screen shows; a failure leaves a gap there and nothing else. */
export function shellQueries(client: LateClient, locale: Locale) {
  return [endpointQuery(client, locale, ...categoryMenu)];
}
