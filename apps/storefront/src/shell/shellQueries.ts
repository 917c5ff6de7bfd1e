import type { Client } from '@mallard/domain/client';
import { categoryMenu } from '../data/categoryMenu.ts';
import { endpointQuery } from '../data/endpointQuery.ts';
import type { Locale } from './locale.ts';

/** What the frame around every screen shows; a failure leaves a gap there and nothing else. */
export function shellQueries(client: Client, locale: Locale) {
  return [endpointQuery(client, locale, ...categoryMenu)];
}
