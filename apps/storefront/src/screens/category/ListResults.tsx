import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { ProductGrid } from '@mallard/ui/ProductGrid';
import { joinClass } from '@mallard/ui/theme';
import { useErrorText } from '../../data/useErrorText.ts';
import { useProductCards } from '../../data/useProductCards.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import { empty, end } from './lateParts.ts';
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
  const { state, list, products } = found;
  const { t } = useTranslation('category');
  const errorText = useErrorText();
  const cards = useProductCards(products);

  if (list.isError && !list.data) {
    return <ErrorPanel onRetry={() => void list.refetch()}>{errorText(list.error)}</ErrorPanel>;
  }
  if (list.data && products.length === 0) return <empty.Part kind={kind} state={state} />;
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
      {list.data && <end.Part kind={kind} found={found} />}
    </div>
  );
}
