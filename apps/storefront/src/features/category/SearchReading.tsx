import { RichText } from '../../i18n/RichText.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { searchedKeyword } from './listData.ts';
import type { ListState } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import type { useList } from './useList.ts';
import { usePriceRange } from './usePriceRange.ts';

interface SearchReadingProps {
  state: ListState;
  reading: ReturnType<typeof useList>['reading'];
  /** Whether the search has no results; then corrected and unmatched terms are not shown. */
  isEmpty: boolean;
}

/** Says how the search read a keyword: corrected, without some terms, or as a price range, sale, sort order or shipping term. */
export function SearchReading({ state, reading, isEmpty }: SearchReadingProps) {
  return (
    <>
      {!isEmpty && <SearchedTerms state={state} reading={reading} />}
      {reading.price && <SearchedPrice {...reading.price} state={state} />}
      {reading.sale && <SearchedSale {...reading.sale} state={state} />}
      {reading.sort && <SearchedSort {...reading.sort} state={state} />}
      {reading.shipping && <FreeShipping />}
    </>
  );
}

type Reading = SearchReadingProps['reading'];

/** Returns the link to a search for the remaining keyword; to all products when none remains. */
function searchWithout(keyword: string, { isExact }: ListState): string {
  return keyword === '' ? paths.category() : paths.search(keyword, isExact ? { exact: true } : {});
}

function SearchedPrice({ keyword, min, max, state }: NonNullable<Reading['price']> & { state: ListState }) {
  const { t } = useTranslation('category');
  const typed = (searchedKeyword(state.keyword) ?? '').replace(/[“”"「」]/g, '');
  const range = usePriceRange()(min, max) ?? '';
  return (
    <p className={styles.cut}>
      <RichText
        text={t('keywordPrice', { range, keyword: typed })}
        tags={{
          b: (text) => (
            <b key="range" translate="no">
              {text}
            </b>
          ),
          a: (text) => (
            <a key="anyPrice" href={searchWithout(keyword, state)} className={styles.searchedAs}>
              {text}
            </a>
          ),
          i: (text) => (
            // Quoted terms are not read as a price.
            <a key="typed" href={paths.search(t('quoted', { word: typed }))} className={styles.searchedAs}>
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

function SearchedSale({ keyword, state }: NonNullable<Reading['sale']> & { state: ListState }) {
  const { t } = useTranslation('category');
  return (
    <p className={styles.cut}>
      <RichText
        text={t('keywordSale')}
        tags={{
          a: (text) => (
            <a key="all" href={searchWithout(keyword, state)} className={styles.searchedAs}>
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

function SearchedSort({ keyword, sort, state }: NonNullable<Reading['sort']> & { state: ListState }) {
  const { t } = useTranslation('category');
  const page = keyword === '' ? pageOfSort[sort] : undefined;
  return (
    <p className={styles.cut}>
      <RichText
        text={`${t(`keywordSort.${sort}`)} ${page ? t(`sortPage.${page.name}`) : t('sortByMatch')}`}
        tags={{
          a: (text) => (
            <a key="other" href={page ? page.href() : searchWithout(keyword, state)} className={styles.searchedAs}>
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

/** Pages that list all products in a sort order, for a keyword that names only the order. */
const pageOfSort: {
  [Sort in NonNullable<Reading['sort']>['sort']]?: { name: 'sales' | 'newest'; href: () => string };
} = {
  sales: { name: 'sales', href: paths.hotSale },
  newest: { name: 'newest', href: paths.newArrivals },
};

function FreeShipping() {
  const { t } = useTranslation('category');
  return (
    <p className={styles.cut}>
      <RichText
        text={t('freeShipping')}
        tags={{
          a: (text) => (
            <a key="help" href={paths.help('shipping')} className={styles.searchedAs}>
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

function SearchedTerms({ state, reading }: Pick<SearchReadingProps, 'state' | 'reading'>) {
  const { t } = useTranslation('category');
  const { corrected, isRelaxed, unmatched, isOnlyMentioned } = reading;
  // The messages add quotation marks themselves.
  const keyword = (searchedKeyword(state.keyword) ?? '').replace(/^[“"「]|[”"」]$/g, '');
  const words = unmatched.map((word) => t('quoted', { word })).join(t('wordJoint'));
  return (
    <>
      {corrected !== undefined && (
        <p className={styles.cut}>
          <RichText
            text={t('corrected', { keyword, corrected })}
            tags={{
              b: (text) => <b key="corrected">{text}</b>,
              a: (text) => (
                <a key="typed" href={paths.search(keyword, { exact: true })} className={styles.searchedAs}>
                  {text}
                </a>
              ),
            }}
          />
        </p>
      )}
      {isRelaxed && (
        <p className={styles.cut}>
          {words === '' ? t('relaxed') : t('relaxedWithout', { keyword: corrected ?? keyword, words })}
        </p>
      )}
      {isOnlyMentioned && <p className={styles.cut}>{t('onlyMentioned')}</p>}
    </>
  );
}
