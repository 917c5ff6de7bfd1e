import { suggestProducts } from '@mallard/domain/endpoints';
import { validateKeyword } from '@mallard/domain/validation';
import { SearchBox, type SearchBoxProps } from '@mallard/ui/SearchBox';
import { useDeferredValue, useState } from 'react';
import { paths, routes } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ScreenLocation } from '../../navigation/ScreenLocation.tsx';
import { categoryMenu } from '../category/categoryMenu.ts';
import { usePopularSearches } from './usePopularSearches.ts';
import { useSearchHistory } from './useSearchHistory.ts';

/** The search box with suggestions for what is being typed; an empty one offers history, popular terms and categories. */
export function ShopSearch({ location, variant }: { location: ScreenLocation; variant: SearchBoxProps['variant'] }) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  const current = location.match.name === 'search' ? (new URLSearchParams(location.search).get('keyword') ?? '') : '';
  // Another search begins with its own keyword, as the box does.
  const [typed, setTyped] = useState({ since: current, text: current });
  const keyword = useDeferredValue((typed.since === current ? typed.text : current).trim());
  const isAsked = validateKeyword(keyword) === undefined;
  const { data, isError, refetch } = useEndpoint(suggestProducts, { query: { keyword } }, { isEnabled: isAsked });
  const found = (isAsked && data) || [];
  const history = useSearchHistory();
  const popular = usePopularSearches();
  // What an empty field offers is fetched once it has the focus; screens with a list have it already.
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
      action={routes.search.path}
      defaultValue={current}
      placeholder={t('search.placeholder')}
      suggestions={{
        history: isEmpty ? history.known : [],
        terms: isEmpty ? popular.filter((term) => !history.known.includes(term)) : [],
        categories: isEmpty
          ? tree
          : found.flatMap(({ kind, id, text }) => (kind === 'category' ? [{ id, name: text }] : [])),
        products: found.flatMap(({ kind, text, ...product }) =>
          kind === 'product' ? [{ ...product, title: text }] : [],
        ),
      }}
      suggestionsFor={isAsked && !data ? '' : keyword}
      status={isAsked && isError ? 'error' : 'ready'}
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
