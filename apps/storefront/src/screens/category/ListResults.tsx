import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { LoadMore } from '@mallard/ui/LoadMore';
import { Pagination } from '@mallard/ui/Pagination';
import { ProductGrid } from '@mallard/ui/ProductGrid';
import { joinClass } from '@mallard/ui/theme';
import { useErrorText } from '../../data/useErrorText.ts';
import { useProductCards } from '../../data/useProductCards.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { type ListKind, pathOf } from './listKinds.ts';
import { formatListQuery } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import type { useList } from './useList.ts';

interface ListResultsProps {
  kind: ListKind;
  found: ReturnType<typeof useList>;
  view: 'grid' | 'list';
}

/** Cards above the fold of a desktop. */
const PRIORITY_COUNT = 4;

/** The products of a list with numbered pages on desktops and more at the end of the list on phones. */
export function ListResults({ kind, found: { state, page, list, products, pageCount }, view }: ListResultsProps) {
  const { t } = useTranslation('category');
  const errorText = useErrorText();
  const cards = useProductCards(products);

  if (list.isError && !list.data) {
    return <ErrorPanel onRetry={() => void list.refetch()}>{errorText(list.error)}</ErrorPanel>;
  }
  if (list.data && products.length === 0) return <ListEmpty kind={kind} state={state} />;
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData || undefined}>
      <ProductGrid
        {...cards}
        status={list.data ? 'ready' : 'loading'}
        label={t('products')}
        columns={view === 'list' ? 'list' : 'beside'}
        headingLevel={2}
        skeletonCount={12}
        priorityCount={PRIORITY_COUNT}
        className={joinClass(
          list.isPlaceholderData ? styles.outdated : '',
          view === 'list' ? styles.list : kind === 'category' ? styles.rows : undefined,
        )}
      />
      {list.data && (
        <>
          <Pagination
            className={styles.pages}
            page={page}
            pageCount={pageCount}
            hrefOf={(page) => pathOf(kind) + formatListQuery({ ...state, page })}
          />
          <LoadMore
            className={styles.more}
            status={list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'error' : 'idle'}
            hasMore={list.hasNextPage}
            onLoadMore={() => void list.fetchNextPage()}
            isAutomatic
          />
        </>
      )}
    </div>
  );
}
