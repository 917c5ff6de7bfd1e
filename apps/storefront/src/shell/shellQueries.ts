import type { LateClient } from '@mallard/domain/endpoints';
import { categoryMenu } from '../data/categoryMenu.ts';
import { endpointQuery } from '../data/endpointQuery.ts';
import type { Locale } from './locale.ts';

/** What the frame around every screen shows; a failure leaves a gap there and nothing else. */
export function shellQueries(client: LateClient, locale: Locale) {
  return [endpointQuery(client, locale, ...categoryMenu)];
}
