import { MAX_MINOR, type Minor, minor } from '@mallard/domain/money';
import { type HTMLAttributes, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { PriceRangeField, type PriceRangeValue } from '../../forms/PriceRangeField/PriceRangeField.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { AttributeFilter } from './AttributeFilter.tsx';
import { FilterChoice } from './FilterChoice.tsx';
import { countFilters, type FilterAttribute, type FilterFacets, type FilterSelection } from './FilterFacets.ts';
import * as styles from './FilterPanel.css.ts';
import { RatingFilter } from './RatingFilter.tsx';

export type { FilterAttribute, FilterFacets, FilterSelection, FilterValue } from './FilterFacets.ts';

export interface FilterPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style' | 'onChange'> {
  /** Available filters, with the number of products that each would leave; `undefined` while loading. */
  facets: FilterFacets | undefined;
  /** Selected filters. */
  selection: FilterSelection;
  /** Called with the whole selection after each change. */
  onChange: (selection: FilterSelection) => void;
  /** Number of remaining products; changes are announced. At zero the panel says so and offers to clear the filters. */
  resultCount?: number | undefined;
  /** Clears all filters; without it there is no such button. */
  onClear?: (() => void) | undefined;
  /** Rows with counts for a sidebar, or chips for a sheet. @default 'list' */
  layout?: 'list' | 'chips' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const NO_ATTRIBUTES: readonly FilterAttribute[] = [];

/** Filters a list of products by price, rating, attributes, stock and sale. Each change applies immediately. */
export function FilterPanel(props: FilterPanelProps) {
  const { facets, selection, onChange, resultCount, onClear, layout = 'list', className, ...remainingProps } = props;
  const t = useMessages('navigation', 'FilterPanel');
  const tShared = useMessages('shared', 'common');
  const format = usePriceFormat();
  const foldedIds = useFoldedAttributes(facets?.attributes ?? NO_ATTRIBUTES, countFilters(selection) > 0);
  const [isMoreOpen, setMoreOpen] = useState(false);
  useSpokenCount(resultCount === undefined ? undefined : t('resultCount', { count: resultCount }));

  if (!facets) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
      <div
        tabIndex={-1}
        role="group"
        aria-label={tShared('loading')}
        {...remainingProps}
        aria-busy="true"
        className={joinClass(styles.root, className)}
      >
        <Skeleton lines={3} />
        <Skeleton lines={4} />
        <Skeleton lines={3} />
      </div>
    );
  }
  const { price, ratings, attributes } = facets;
  const minorPerUnit = 10 ** format.digits;
  const priceOf = (amount: Minor) => format.format(amount, { decimals: false });
  const choose = (part: Partial<FilterSelection>) => onChange({ ...selection, ...part });
  const folded = attributes.filter(({ id }) => foldedIds.has(id));
  const hasFoldedSelection = folded.some(({ id }) => selection.attributes[id]?.length);
  const attributeProps: Omit<AttributeFiltersProps, 'attributes'> = {
    selection: selection.attributes,
    layout,
    onChange: (selected) => choose({ attributes: selected }),
  };
  return (
    <div tabIndex={-1} {...remainingProps} className={joinClass(styles.root, className)}>
      {resultCount === 0 && (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>{t('resultCount', { count: 0 })}</p>
          <p>{t('noResultsHint')}</p>
        </div>
      )}
      <fieldset>
        <legend className={styles.legend}>{t('service')}</legend>
        <div className={styles.choices({ layout })}>
          {(['inStock', 'onSale'] as const).map((key) => (
            <FilterChoice
              key={key}
              count={facets[key]}
              layout={layout}
              isSelected={selection[key]}
              onChange={(isSelected) => choose({ [key]: isSelected })}
            >
              {key === 'inStock' ? t('inStockOnly') : t('onSaleOnly')}
            </FilterChoice>
          ))}
        </div>
      </fieldset>
      {price && (
        <div className={styles.group}>
          <p aria-hidden="true" className={styles.legend}>
            <span>{t('price')}</span>
            <span className={styles.range}>
              {price.min === price.max
                ? priceOf(price.min)
                : t('priceRange', { min: priceOf(price.min), max: priceOf(price.max) })}
            </span>
          </p>
          <PriceRangeField
            label={t('price')}
            isLabelHidden
            value={toUnits(selection.price, minorPerUnit)}
            bounds={{ min: Math.floor(price.min / minorPerUnit), max: Math.ceil(price.max / minorPerUnit) }}
            onChange={(range) => choose({ price: fromUnits(range, selection.price, minorPerUnit) })}
          />
        </div>
      )}
      <AttributeFilters attributes={attributes.filter(({ id }) => !foldedIds.has(id))} {...attributeProps} />
      {ratings && ratings.length > 0 && (
        <RatingFilter
          ratings={ratings}
          layout={layout}
          value={selection.rating}
          onChange={(rating) => choose({ rating })}
        />
      )}
      {folded.length > 0 && (
        <details
          className={styles.more}
          open={isMoreOpen || hasFoldedSelection || undefined}
          onToggle={(event) => setMoreOpen(event.currentTarget.open)}
        >
          <summary className={styles.moreSummary}>
            <span>{t('more')}</span>
            <Icon glyph={ChevronDown} size="sm" className={styles.moreChevron} />
          </summary>
          <div className={styles.root}>
            <AttributeFilters attributes={folded} {...attributeProps} />
          </div>
        </details>
      )}
      {onClear && countFilters(selection) > 0 && (
        <Button ref={leaveFocus} variant="quiet" isFullWidth onPress={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

interface AttributeFiltersProps {
  attributes: readonly FilterAttribute[];
  selection: FilterSelection['attributes'];
  layout: 'list' | 'chips';
  onChange: (selection: FilterSelection['attributes']) => void;
}

function AttributeFilters({ attributes, selection, layout, onChange }: AttributeFiltersProps) {
  return attributes.map((attribute) => (
    <AttributeFilter
      key={attribute.id}
      attribute={attribute}
      selectedValues={selection[attribute.id] ?? []}
      layout={layout}
      onChange={(values) => onChange({ ...selection, [attribute.id]: values })}
    />
  ));
}

/** Converts to whole units that include the whole range. */
function toUnits({ min, max }: FilterSelection['price'], minorPerUnit: number): PriceRangeValue {
  return {
    min: min === undefined ? undefined : Math.floor(min / minorPerUnit),
    max: max === undefined ? undefined : Math.ceil(max / minorPerUnit),
  };
}

/** An unchanged end keeps its exact minor units. */
function fromUnits(
  range: PriceRangeValue,
  before: FilterSelection['price'],
  minorPerUnit: number,
): FilterSelection['price'] {
  const shown = toUnits(before, minorPerUnit);
  const toMinor = (end: 'min' | 'max') => {
    const price = range[end];
    if (price === shown[end]) return before[end];
    return price === undefined ? undefined : minor(Math.min(price * minorPerUnit, MAX_MINOR));
  };
  return { min: toMinor('min'), max: toMinor('max') };
}

/** Announces the number of products when it changes, but not on mount. */
function useSpokenCount(sentence: string | undefined) {
  const announce = useAnnounce();
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence === undefined || sentence === last.current) return;
    if (last.current !== undefined) announce(sentence, { key: 'filters' });
    last.current = sentence;
  }, [announce, sentence]);
}

/**
 * Returns the ids of attributes to collapse: those with a single value, or whose values each leave a single product of
 * the whole list, such as the finishes of one lamp. A selection changes all counts, so it does not move an attribute,
 * neither when it is cleared, until the counts of the whole list have loaded.
 *
 * @param isFiltered whether a filter is selected
 */
function useFoldedAttributes(attributes: readonly FilterAttribute[], isFiltered: boolean): ReadonlySet<string> {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [filteredAttributes, setFilteredAttributes] = useState<readonly FilterAttribute[]>();
  if (isFiltered && filteredAttributes !== attributes) setFilteredAttributes(attributes);
  const isCountedForAll = !isFiltered && attributes !== filteredAttributes;
  const decide = ({ id, values }: FilterAttribute) => {
    const earlier = isCountedForAll ? undefined : decisions.get(id);
    return earlier ?? (values.length === 1 || (isCountedForAll && values.every(({ count }) => count <= 1)));
  };
  const next = new Map(attributes.map((attribute) => [attribute.id, decide(attribute)]));
  if ([...next].some(([id, isFolded]) => decisions.get(id) !== isFolded))
    setDecisions(new Map([...decisions, ...next]));
  return new Set([...next].flatMap(([id, isFolded]) => (isFolded ? [id] : [])));
}
