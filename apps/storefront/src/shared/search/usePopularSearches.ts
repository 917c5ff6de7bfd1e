import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';

/** Separates the search terms, which are a single message in each locale. */
const SEPARATOR = '|';

/** Returns the search terms that the sample shop offers before a shopper types one. Another shop may not sell these things. */
export function usePopularSearches(): readonly string[] {
  const { t } = useTranslation('shell');
  const { config } = useServices();
  return config.hasSampleShop ? t('search.popular').split(SEPARATOR) : [];
}
