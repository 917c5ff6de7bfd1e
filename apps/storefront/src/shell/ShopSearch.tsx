import { suggestProducts } from '@mallard/domain/endpoints';
import { validateKeyword } from '@mallard/domain/validation';
import { SearchBox, type SearchBoxProps } from '@mallard/ui/SearchBox';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useSearchHistory } from '../data/useSearchHistory.ts';
import { paths, routes } from '../routes.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { useServices } from './services.ts';
import { useTranslation } from './useTranslation.ts';

/** The search box with suggestions for what is being typed. */
export function ShopSearch({ place, variant }: { place: ScreenPlace; variant: SearchBoxProps['variant'] }) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  const current = place.match.name === 'search' ? (new URLSearchParams(place.search).get('keyword') ?? '') : '';
  // Another search begins with its own keyword, as the box does.
  const [typed, setTyped] = useState({ since: current, text: current });
  const keyword = useDeferredValue((typed.since === current ? typed.text : current).trim());
  const isAsked = validateKeyword(keyword) === undefined;
  const { data, isError, refetch } = useEndpoint(suggestProducts, { query: { keyword } }, { isEnabled: isAsked });
  const found = (isAsked && data) || [];
  const history = useSearchHistory();
  return (
    <SearchBox
      key={current}
      variant={variant}
      onFocusCapture={history.open}
      action={routes.search.path}
      defaultValue={current}
      placeholder={t('search.placeholder')}
      suggestions={{
        history: keyword === '' ? history.known : [],
        categories: found.flatMap(({ kind, id, text }) => (kind === 'category' ? [{ id, name: text }] : [])),
        products: found.flatMap(({ kind, id, text }) => (kind === 'product' ? [{ id, title: text }] : [])),
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
