import { ProductCards } from '@mallard/ui/ProductCards';
import { joinClass } from '@mallard/ui/theme';
import { useProductCards } from '../../data/useProductCards.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import { LateEmpty, LateEnd, LateFailure } from './lateParts.ts';
import type { ListKind } from './listKinds.ts';
import * as styles from './ProductList.css.ts';
import type { useList } from './useList.ts';

interface ListResultsProps {
  kind: ListKind;
  found: ReturnType<typeof useList>;
  view: 'grid' | 'list';
}

/** Cards above the fold of a desktop. */
const PRIORITY_COUNT = 4;

/** The products of a list, and the ways to more of them. */
export function ListResults({ kind, found, view }: ListResultsProps) {
  const { list, products, page, pageCount } = found;
  const { t } = useTranslation('category');
  const cards = useProductCards(products);

  if (list.isError && !list.data) {
    return <LateFailure error={list.error} retry={list.refetch} />;
  }
  if (list.data && products.length === 0) return <LateEmpty kind={kind} />;
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData || undefined}>
      <ProductCards
        {...cards}
        isLoading={!list.data}
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
        <LateEnd
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
