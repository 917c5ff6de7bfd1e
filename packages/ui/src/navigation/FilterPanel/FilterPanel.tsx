import type { Facets } from '@mallard/domain/contract';
import type { Ref } from 'react';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './FilterPanel.css.ts';
import { filterPanelWords } from './FilterPanel.words.ts';
import { type PriceRange, PriceRangeFields } from './PriceRangeFields.tsx';

/** What narrows a list. */
export interface FilterSelection {
  price: PriceRange;
  inStock: boolean;
  onSale: boolean;
  /** Ids of the values chosen, by the id of their attribute. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

export interface FilterPanelProps {
  /** What can be chosen, with how many products each choice would leave. */
  facets: Facets;
  selection: FilterSelection;
  onChange: (selection: FilterSelection) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

type Attribute = Facets['attributes'][number];

/** Narrows a list of products: price, colours, other attributes, stock and sale. Each change counts at once. */
export function FilterPanel({ facets, selection, onChange, className, ref }: FilterPanelProps) {
  const words = useWords(filterPanelWords);

  function toggle({ id }: Attribute, value: string) {
    const chosen = selection.attributes[id] ?? [];
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    onChange({ ...selection, attributes: { ...selection.attributes, [id]: next } });
  }

  return (
    <div ref={ref} className={joinClass(styles.root, className)}>
      {facets.price && (
        // biome-ignore lint/a11y/useSemanticElements: the form inside is what belongs together
        <div role="group" aria-label={words.price}>
          <p className={styles.legend}>{words.price}</p>
          <PriceRangeFields
            // New bounds from elsewhere, for example a removed filter, replace what was typed.
            key={`${selection.price.min}-${selection.price.max}`}
            value={selection.price}
            onChange={(price) => onChange({ ...selection, price })}
          />
        </div>
      )}
      {facets.attributes.map((attribute) => (
        <AttributeFilter
          key={attribute.id}
          attribute={attribute}
          chosen={selection.attributes[attribute.id] ?? []}
          onToggle={(value) => toggle(attribute, value)}
        />
      ))}
      <fieldset>
        <legend className={styles.legend}>{words.service}</legend>
        <Choice
          label={words.inStockOnly}
          count={facets.inStock}
          isSelected={selection.inStock}
          onChange={(inStock) => onChange({ ...selection, inStock })}
        />
        <Choice
          label={words.onSaleOnly}
          count={facets.onSale}
          isSelected={selection.onSale}
          onChange={(onSale) => onChange({ ...selection, onSale })}
        />
      </fieldset>
    </div>
  );
}

interface AttributeFilterProps {
  attribute: Attribute;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function AttributeFilter({ attribute, chosen, onToggle }: AttributeFilterProps) {
  const areSwatches = attribute.values.length > 0 && attribute.values.every(({ swatch }) => swatch !== null);
  return (
    <fieldset>
      <legend className={styles.legend}>{attribute.name}</legend>
      {areSwatches ? (
        <div className={styles.swatches}>
          {attribute.values.map(({ id, name, swatch }) => (
            <button
              key={id}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={chosen.includes(id)}
              className={styles.swatch}
              onClick={() => onToggle(id)}
            >
              <svg aria-hidden="true" width="40" height="40">
                <circle cx="20" cy="20" r="13.5" fill={swatch ?? 'none'} stroke="rgb(0 0 0 / 0.14)" />
                <circle cx="20" cy="20" r="18" className={styles.ring} />
              </svg>
            </button>
          ))}
        </div>
      ) : (
        attribute.values.map(({ id, name, count }) => (
          <Choice key={id} label={name} count={count} isSelected={chosen.includes(id)} onChange={() => onToggle(id)} />
        ))
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A choice that would leave nothing can only be taken back. */
function Choice({ label, count, isSelected, onChange }: ChoiceProps) {
  return (
    <div className={styles.row}>
      <Checkbox isSelected={isSelected} isDisabled={count === 0 && !isSelected} onChange={onChange}>
        {label}
      </Checkbox>
      <span className={styles.count}>{count}</span>
    </div>
  );
}
