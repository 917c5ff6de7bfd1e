import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import { ActiveFilters } from '@mallard/ui/ActiveFilters';
import { BackToTop } from '@mallard/ui/BackToTop';
import { Breadcrumbs } from '@mallard/ui/Breadcrumbs';
import { CategoryRail } from '@mallard/ui/CategoryRail';
import { Heading } from '@mallard/ui/Heading';
import { Text } from '@mallard/ui/Text';
import { joinClass } from '@mallard/ui/theme';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { useState } from 'react';
import { paths } from '../../routes.ts';
import { screenTitle } from '../../shell/screenTitle.css.ts';
import { useLateDialog } from '../../shell/useLateDialog.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListResults } from './ListResults.tsx';
import { ListSortBar } from './ListSortBar.tsx';
import { isAsked, searchedKeyword } from './listData.ts';
import { type ListKind, pathOf } from './listKinds.ts';
import { countFilters } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import { useList } from './useList.ts';
import { useListFilters } from './useListFilters.ts';

/** Only phones open it. */
const loadFilterSheet = async () => (await import('./FilterSheet.tsx')).FilterSheet;

/** A list of products: what it is of, how it is ordered and narrowed, and the products. */
export function ProductList({ kind }: { kind: ListKind }) {
  const { t } = useTranslation('category');
  const found = useList(kind);
  const { state, tree, trail, total } = found;
  const filters = useListFilters(kind);
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [isFiltering, setFiltering] = useState(false);
  const FilterSheet = useLateDialog(loadFilterSheet, isFiltering, () => setFiltering(false));
  const hasRail = kind === 'category';
  const canBeOrdered = total !== 0 || countFilters(state) > 0;

  const keyword = searchedKeyword(state.keyword);
  const name = keyword === undefined ? trail.at(-1)?.name : t('searchFor', { keyword });
  const crumbs = [
    { label: t('home'), href: paths.home() },
    { label: t(`titles.${kind}`), href: pathOf(kind) },
    ...trail.map(({ id, name }) => ({ label: name, href: paths.category({ categoryUuid: id }) })),
  ];
  return (
    <div className={hasRail ? `${styles.page} ${styles.withRail}` : styles.page}>
      {hasRail && (
        <CategoryRail
          className={styles.rail}
          categories={tree}
          hrefOf={({ id }) => paths.category({ categoryUuid: id })}
          currentId={trail[0]?.id}
        />
      )}
      <div className={hasRail ? `${styles.content} ${styles.contentBesideRail}` : styles.content}>
        <Breadcrumbs className={styles.crumbs} items={crumbs} />
        <Heading level={1} className={joinClass(styles.title, kind === 'search' ? undefined : screenTitle)}>
          {name ?? t(`titles.${kind}`)}
        </Heading>
        {keyword !== state.keyword && (
          <Text size="small" tone="muted" className={styles.cut}>
            {t('keywordCut', { limit: KEYWORD_MAX_LENGTH })}
          </Text>
        )}
        {hasRail && <CategoryChips trail={trail} />}
        <VisuallyHidden role="status">{total !== undefined && t('total', { count: total })}</VisuallyHidden>
        {isAsked(kind, state) ? (
          <>
            {canBeOrdered && (
              <ListSortBar
                kind={kind}
                state={state}
                total={total}
                view={view}
                onViewChange={setView}
                onFilterPress={() => setFiltering(true)}
              />
            )}
            <ActiveFilters
              className={styles.applied}
              items={filters.applied}
              onRemove={filters.remove}
              onClear={filters.clear}
            />
            <ListResults kind={kind} found={found} view={view} />
          </>
        ) : (
          <ListEmpty kind={kind} state={state} />
        )}
      </div>
      <BackToTop />
      {isFiltering && FilterSheet && <FilterSheet kind={kind} total={total ?? 0} onClose={() => setFiltering(false)} />}
    </div>
  );
}
