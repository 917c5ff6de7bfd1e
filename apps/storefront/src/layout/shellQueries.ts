import type { LateClient } from '@mallard/domain/endpoints';
import { endpointQuery } from '../data/endpointQuery.ts';
import { categoryMenu } from '../features/category/categoryMenu.ts';
import type { Locale } from '../i18n/locale.ts';

/** What the frame around every screen shows; a failure leaves a gap there and nothing else. */
export function shellQueries(client: LateClient, locale: Locale) {
  return [endpointQuery(client, locale, ...categoryMenu)];
}
