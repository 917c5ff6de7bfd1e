import type { Shop } from '@mallard/domain/contract';
import { isLocale, type Locale } from '@mallard/domain/messages';
import languages from '../../languages.json' with { type: 'json' };

/**
 * Returns the languages of the shop that the storefront has messages in. The first is the fallback. A shop without languages has
 * those of `languages.json`.
 */
export function offeredLocales({ locales }: Pick<Shop, 'locales'>): readonly Locale[] {
  const offered = locales.filter(isLocale);
  return offered.length > 0 ? offered : languages.filter(isLocale);
}
