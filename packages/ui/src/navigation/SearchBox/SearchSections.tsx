import { History, LayoutGrid, Search } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './SearchPanel.css.ts';
import type { SearchProduct, SearchSuggestion } from './SearchSuggestion.ts';
import type { SearchBoxState } from './useSearchBox.ts';

interface SearchSectionsProps {
  state: SearchBoxState;
  listId: string;
  /** Whether other suggestions are loading. */
  isBusy: boolean;
  /** Whether rows of the history leave room for a button. */
  isRemovable: boolean;
}

const kinds = ['history', 'term', 'category', 'product'] as const;

/** The list of suggestions. The focus stays in the text field, which references the active option. */
export function SearchSections({ state, listId, isBusy, isRemovable }: SearchSectionsProps) {
  const { rows, found, active, choose } = state;
  const t = useMessages('navigation', 'SearchBox');
  const typed = state.text.trim();
  const headings = {
    history: t('history'),
    term: typed === '' ? t('popular') : t('related'),
    category: t('categories'),
    product: t('products'),
  };
  const isChips = (kind: SearchSuggestion['kind']) => typed === '' && (kind === 'term' || kind === 'category');

  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('suggestions')}
      aria-busy={isBusy || undefined}
      className={styles.list}
    >
      {kinds.map((kind) => {
        const first = rows.findIndex((row) => row.kind === kind);
        if (first < 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset must not be in a listbox
          <div
            key={kind}
            role="group"
            aria-label={headings[kind]}
            className={isChips(kind) ? styles.chips : styles.section}
          >
            {kind !== 'history' && (
              <div aria-hidden="true" className={styles.head}>
                {headings[kind]}
              </div>
            )}
            {rows.map(
              (row, index) =>
                row.kind === kind && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
                  <div
                    key={row.id}
                    ref={(option) => {
                      if (option && index === active) option.scrollIntoView({ block: 'nearest' });
                    }}
                    id={`${listId}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={styles.option({
                      look: isChips(kind) ? 'chip' : kind,
                      isRemovable: isRemovable && kind === 'history',
                    })}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(row)}
                  >
                    {isChips(kind) ? row.text : <RowContent row={row} found={found} typed={typed} />}
                  </div>
                ),
            )}
          </div>
        );
      })}
    </div>
  );
}

const glyphs = { history: History, term: Search, category: LayoutGrid };

interface RowContentProps {
  row: SearchSuggestion;
  found: SearchBoxState['found'];
  typed: string;
}

function RowContent({ row, found, typed }: RowContentProps) {
  const t = useMessages('navigation', 'SearchBox');
  if (row.kind === 'product') {
    const product = found.products?.find(({ id }) => id === row.id);
    return product && <ProductRow product={product} typed={typed} />;
  }
  const parents = row.kind === 'category' ? found.categories?.find(({ id }) => id === row.id)?.parents : undefined;
  return (
    <>
      <Icon glyph={glyphs[row.kind]} size="sm" />
      <span className={styles.words}>
        <span className={styles.message}>
          <Matched text={row.text} typed={typed} />
        </span>
        {parents && parents.length > 0 && (
          <span className={styles.parents}>{parents.join(t('categorySeparator'))}</span>
        )}
      </span>
    </>
  );
}

function ProductRow({ product, typed }: { product: SearchProduct; typed: string }) {
  const { title, image, price, hasPriceRange, originalPrice } = product;
  return (
    <>
      {image && <Image {...pictureProps(image, '48px')} alt="" ratio="1:1" radius="sm" className={styles.thumb} />}
      {!image && <Icon glyph={Search} size="sm" />}
      <span className={styles.title}>
        <span>
          <Matched text={title} typed={typed} />
        </span>
      </span>
      {price !== undefined && (
        <Price amount={price} isFrom={hasPriceRange} original={originalPrice} size="sm" showOriginal={false} />
      )}
    </>
  );
}

/** A text that highlights the typed part. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  // A suggestion is a search keyword, so page translators must not change it.
  if (at < 0) return <span translate="no">{text}</span>;
  const end = at + typed.length;
  return (
    <span translate="no">
      {text.slice(0, at)}
      <b className={styles.match}>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}
