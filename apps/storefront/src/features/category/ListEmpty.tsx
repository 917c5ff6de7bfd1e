import { EmptyState } from '@mallard/ui/EmptyState';
import { DivingDuckDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import { EmptyListLinks } from './EmptyListLinks.tsx';
import { listStateOf, searchedKeyword } from './listData.ts';
import { countFilters, formatListQuery, type ListKind, type ListState, pathOf, withoutFilters } from './listQuery.ts';

/** Says why a list is empty, and links to what a shopper can try next. */
export function ListEmpty({ kind }: { kind: ListKind }) {
  const state = listStateOf(kind, useSearchParams());
  return (
    <>
      <Reason kind={kind} state={state} />
      <EmptyListLinks keyword={searchedKeyword(state.keyword)} />
    </>
  );
}

function Reason({ kind, state }: { kind: ListKind; state: ListState }) {
  const { t } = useTranslation(['category', 'shell']);
  const keyword = searchedKeyword(state.keyword);
  const illustration = <DivingDuckDrawing />;
  const goShopping = <LinkButton href={paths.category()}>{t('shell:continueShopping')}</LinkButton>;

  if (countFilters(state) > 0) {
    const action = (
      <LinkButton href={pathOf(kind) + formatListQuery(withoutFilters(state))}>{t('filters.clear')}</LinkButton>
    );
    return (
      <EmptyState title={t('empty.filtered')} illustration={illustration} action={action}>
        {t('empty.filteredHint')}
      </EmptyState>
    );
  }
  if (kind === 'search') {
    return (
      <EmptyState
        title={keyword === undefined ? t('empty.noKeyword') : t('empty.search', { keyword })}
        illustration={illustration}
        action={goShopping}
      >
        {keyword === undefined ? t('empty.noKeywordHint') : t('empty.searchHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('empty.title')} illustration={illustration} action={goShopping}>
      {t('empty.hint')}
    </EmptyState>
  );
}
