import { paths } from '../../routes.ts';
import { RichText } from '../../shell/RichText.tsx';
import { useTranslation } from '../../shell/useTranslation.ts';
import { searchedKeyword } from './listData.ts';
import type { ListState } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import type { useList } from './useList.ts';
import { usePriceRange } from './usePriceRange.ts';

interface SearchReadingProps {
  state: ListState;
  reading: ReturnType<typeof useList>['reading'];
  /** Whether nothing is found; then only a price in the keyword is worth telling. */
  isEmpty: boolean;
}

/** Says how a keyword was understood: corrected, without some of its words, found in texts alone, or as a price. */
export function SearchReading({ state, reading, isEmpty }: SearchReadingProps) {
  return (
    <>
      {!isEmpty && <SearchedWords state={state} reading={reading} />}
      {reading.price && <SearchedPrice {...reading.price} />}
    </>
  );
}

function SearchedPrice({ keyword, min, max }: NonNullable<SearchReadingProps['reading']['price']>) {
  const { t } = useTranslation('category');
  const range = usePriceRange()(min, max) ?? '';
  return (
    <p className={styles.cut}>
      <RichText
        text={t('keywordPrice', { range })}
        tags={{
          b: (text) => (
            <b key="range" translate="no">
              {text}
            </b>
          ),
          a: (text) => (
            <a
              key="anyPrice"
              href={keyword === '' ? paths.category() : paths.search(keyword)}
              className={styles.searchedAs}
            >
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

function SearchedWords({ state, reading }: Pick<SearchReadingProps, 'state' | 'reading'>) {
  const { t } = useTranslation('category');
  const { corrected, isRelaxed, unmatched, isOnlyMentioned } = reading;
  const keyword = searchedKeyword(state.keyword) ?? '';
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
