import type { ProductSummary } from '@mallard/domain/contract';
import { ProductCards } from '@mallard/ui/ProductCards';
import { joinClass } from '@mallard/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useProductCards } from '../../shared/products/useProductCards.ts';
import { LazyEmpty, LazyEnd, LazyFailure } from './lazySections.ts';
import { PAGE_SIZE } from './listData.ts';
import { countFilters, type ListKind, type ListState } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import type { useList } from './useList.ts';

/** Props of {@link ListResults}. */
export interface ListResultsProps {
  kind: ListKind;
  found: ReturnType<typeof useList>;
  view: 'grid' | 'list';
  /** Content below the price of each product. */
  noteOf?: ((product: ProductSummary) => ReactNode) | undefined;
}

/** Whether products are ranked by sales in this list. */
function isRanking(kind: ListKind, state: ListState): boolean {
  const isBySales = state.sort === 'comprehensive' || state.sort === 'sales';
  return kind === 'hotSale' && isBySales && countFilters(state) === 0;
}

/** Number of cards above the fold on desktops. */
const PRIORITY_COUNT = 4;

/** The products of a list with its pagination, or its empty or error state. */
export function ListResults({ kind, found, view, noteOf }: ListResultsProps) {
  const { list, products, state, page, pageCount } = found;
  const { t } = useTranslation('category');
  const cards = useProductCards(products);

  if (list.isError && !list.data) {
    return <LazyFailure error={list.error} retry={list.refetch} />;
  }
  if (list.data && products.length === 0) return <LazyEmpty kind={kind} />;
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData || undefined}>
      <ProductCards
        {...cards}
        isLoading={!list.data}
        label={t('products')}
        columns={view === 'list' ? 'list' : 'beside'}
        headingLevel={2}
        firstRank={isRanking(kind, state) ? (page - 1) * PAGE_SIZE + 1 : undefined}
        noteOf={noteOf}
        skeletonCount={12}
        priorityCount={PRIORITY_COUNT}
        className={joinClass(
          list.isPlaceholderData ? styles.outdated : '',
          view === 'list' ? styles.list : kind === 'category' ? styles.rows : undefined,
        )}
      />
      {list.data && (
        <LazyEnd
          kind={kind}
          page={page}
          pageCount={pageCount}
          loaded={list.data.pages.length}
          hasMore={list.hasNextPage}
          status={list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'error' : 'idle'}
          fetchMore={list.fetchNextPage}
        />
      )}
    </div>
  );
}
