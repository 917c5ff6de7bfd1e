import { searchProducts, suggestProducts } from '@mallard/domain/endpoints';
import { validateKeyword } from '@mallard/domain/validation';
import { SearchBox, type SearchBoxProps } from '@mallard/ui/SearchBox';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { pathOf, paths } from '../../navigation/routes.ts';
import type { ScreenLocation } from '../../navigation/ScreenLocation.tsx';
import { useServices } from '../../services/services.ts';
import { useOffers } from '../../services/useOffers.ts';
import { categoryMenu } from '../categories/categoryMenu.ts';
import { usePopularSearches } from './usePopularSearches.ts';
import { useSearchHistory } from './useSearchHistory.ts';

interface ShopSearchProps {
  location: ScreenLocation;
  variant: SearchBoxProps['variant'];
}

/** Renders the search box, if the back end offers a search. */
export function ShopSearch(props: ShopSearchProps) {
  return useOffers()(searchProducts) ? <OfferedSearch {...props} /> : null;
}

/** The search box with suggestions for the typed keyword. An empty box suggests history, popular terms and categories. */
function OfferedSearch({ location, variant }: ShopSearchProps) {
  const { t } = useTranslation('shell');
  const offers = useOffers();
  const { navigation, config } = useServices();
  const current = location.match.name === 'search' ? (new URLSearchParams(location.search).get('keyword') ?? '') : '';
  // After navigation to another search, the typed text is discarded, because the box restarts with the new keyword.
  const [typed, setTyped] = useState({ since: current, text: current });
  const keyword = useDeferredValue((typed.since === current ? typed.text : current).trim());
  const hasKeyword = validateKeyword(keyword) === undefined;
  const { data, isError, refetch } = useEndpoint(
    suggestProducts,
    { query: { keyword } },
    {
      isEnabled: hasKeyword && offers(suggestProducts),
    },
  );
  const suggestions = (hasKeyword && data) || [];
  const history = useSearchHistory();
  const popular = usePopularSearches();
  // Categories are fetched once the field has the focus. Screens with a list have them cached already.
  const [isOpened, setOpened] = useState(false);
  const { data: tree = [] } = useEndpoint(...categoryMenu, { isEnabled: isOpened });
  const isEmpty = keyword === '';
  return (
    <SearchBox
      key={current}
      variant={variant}
      onFocusCapture={() => {
        history.open();
        setOpened(true);
      }}
      action={pathOf('search')}
      defaultValue={current}
      placeholder={config.hasSampleShop ? t('search.placeholder') : t('search.label')}
      suggestions={{
        history: isEmpty ? history.keywords : [],
        terms: isEmpty ? popular.filter((term) => !history.keywords.includes(term)) : [],
        categories: isEmpty
          ? tree
          : suggestions.flatMap(({ kind, id, text }) => (kind === 'category' ? [{ id, name: text }] : [])),
        products: suggestions.flatMap(({ kind, text, ...product }) =>
          kind === 'product' ? [{ ...product, title: text }] : [],
        ),
      }}
      suggestionsFor={hasKeyword && offers(suggestProducts) && !data ? '' : keyword}
      status={hasKeyword && isError ? 'error' : 'ready'}
      onRetry={() => void refetch()}
      onChange={(text) => setTyped({ since: current, text })}
      onRemoveHistory={history.remove}
      onClearHistory={history.clear}
      onSubmit={(submitted) => {
        history.add(submitted);
        void navigation.go(paths.search(submitted));
      }}
      onSuggestionSelect={({ kind, id }) =>
        void navigation.go(kind === 'product' ? paths.product(id) : paths.category({ categoryUuid: id }))
      }
    />
  );
}
