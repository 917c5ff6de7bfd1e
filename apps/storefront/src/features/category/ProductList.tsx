import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import { Heading } from '@mallard/ui/Heading';
import { joinClass } from '@mallard/ui/theme';
import { useCallback, useState } from 'react';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { screenTitle } from '../../screen/screenTitle.css.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { ListResults, type ListResultsProps } from './ListResults.tsx';
import { LazyApplied, LazyCrumbs, LazyEmpty, LazyRail, LazySortBar } from './lazySections.ts';
import { canFetchList, searchedKeyword } from './listData.ts';
import { countFilters, type ListKind } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import { SearchReading } from './SearchReading.tsx';
import { useList } from './useList.ts';

/** Lazy-loads the filter sheet, which only phones open. */
const loadFilterSheet = async () => (await import('./FilterSheet.tsx')).FilterSheet;

interface ProductListProps {
  kind: ListKind;
  /** Content below the price of each product. */
  noteOf?: ListResultsProps['noteOf'];
}

/** A list of products with its title, sort orders, active filters and cards. */
export function ProductList({ kind, noteOf }: ProductListProps) {
  const { t } = useTranslation('category');
  const found = useList(kind);
  const { state, trail, total, reading } = found;
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [isFiltering, setFiltering] = useState(false);
  const openFilters = useCallback(() => setFiltering(true), []);
  const FilterSheet = useLazyDialog(loadFilterSheet, isFiltering, () => setFiltering(false));
  const hasRail = kind === 'category';
  const canSort = total !== 0 || countFilters(state) > 0;

  if (found.isUnknownCategory) return <ScreenError kind="notFound" />;
  const keyword = searchedKeyword(state.keyword);
  const name = keyword === undefined ? trail.at(-1)?.name : t('searchFor', { keyword });
  return (
    <div className={hasRail ? `${styles.page} ${styles.withRail}` : styles.page}>
      {hasRail && <LazyRail kind={kind} />}
      <div className={hasRail ? `${styles.content} ${styles.contentBesideRail}` : styles.content}>
        <LazyCrumbs kind={kind} trail={trail} />
        <Heading level={1} className={joinClass(styles.title, kind === 'search' ? undefined : screenTitle)}>
          {name ?? t(`titles.${kind}`)}
        </Heading>
        {keyword !== state.keyword && <p className={styles.cut}>{t('keywordCut', { limit: KEYWORD_MAX_LENGTH })}</p>}
        {kind === 'search' && <SearchReading state={state} reading={reading} isEmpty={total === 0} />}
        {hasRail && <CategoryChips tree={found.tree} trail={trail} />}
        {canFetchList(kind, state) ? (
          <>
            {canSort && <LazySortBar kind={kind} view={view} onViewChange={setView} onFilterPress={openFilters} />}
            <LazyApplied kind={kind} />
            <p role="status" className={styles.count}>
              {total !== undefined && t('total', { count: total })}
            </p>
            <ListResults kind={kind} found={found} view={view} noteOf={noteOf} />
          </>
        ) : (
          <LazyEmpty kind={kind} />
        )}
      </div>
      {isFiltering && FilterSheet && <FilterSheet kind={kind} total={total ?? 0} onClose={() => setFiltering(false)} />}
    </div>
  );
}
