import { suggestProducts } from '@mallard/domain/contract';
import { SearchBox, type SearchBoxProps } from '@mallard/ui/SearchBox';
import { useToasts } from '@mallard/ui/Toast';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../data/useEndpoint.ts';
import { paths, routes } from '../routes.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { useServices } from './services.ts';

const SHORTEST_KEYWORD = 1;

/** The search box with suggestions for what is being typed. */
export function ShopSearch({ place, variant }: { place: ScreenPlace; variant: SearchBoxProps['variant'] }) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  const toasts = useToasts();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const suggestions = useEndpoint(
    suggestProducts,
    { query: { keyword } },
    { isEnabled: keyword.length >= SHORTEST_KEYWORD && keyword.length <= 64, keepsPrevious: true },
  );
  const current = place.match.name === 'search' ? (new URLSearchParams(place.search).get('keyword') ?? '') : '';
  return (
    <SearchBox
      key={current}
      variant={variant}
      action={routes.search.path}
      defaultValue={current}
      placeholder={t('search.placeholder')}
      suggestions={keyword === '' ? [] : (suggestions.data ?? [])}
      onInputChange={setTyped}
      onSubmit={(submitted) => void navigation.go(paths.search(submitted))}
      onInvalid={() => toasts.show({ message: t('search.blank'), tone: 'info' })}
      onSuggestionSelect={({ kind, id }) =>
        void navigation.go(kind === 'product' ? paths.product(id) : paths.category({ categoryUuid: id }))
      }
    />
  );
}
