import { useTranslation } from '../../i18n/useTranslation.ts';

/** Separates the search terms, which are a single message in each locale. */
const SEPARATOR = '|';

/** Returns the search terms that the shop offers before a shopper types one. */
export function usePopularSearches(): readonly string[] {
  const { t } = useTranslation('shell');
  return t('search.popular').split(SEPARATOR);
}
