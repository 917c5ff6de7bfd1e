import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { matchesText } from '../../forms/ComboBox/matchesText.ts';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Search } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useComposed } from '../../intl/useComposed.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { FilterChoice } from './FilterChoice.tsx';
import type { FilterAttribute } from './FilterFacets.ts';
import * as styles from './FilterPanel.css.ts';

interface AttributeFilterProps {
  attribute: FilterAttribute;
  selectedValues: readonly string[];
  onChange: (values: readonly string[]) => void;
  layout: 'list' | 'chips';
}

/** Number of values shown at first. */
const FIRST = 8;
/** Minimum number of values with a search field. */
const MANY = 20;

/**
 * Values of one attribute. Shows only the first and selected values of a long list; others by a
 * button or by search.
 */
export function AttributeFilter({
  attribute: { name, values },
  selectedValues,
  onChange,
  layout,
}: AttributeFilterProps) {
  const t = useMessages('navigation', 'FilterPanel');
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const isSearching = text.trim() !== '';
  // An attribute such as scent may have a color for only some values.
  const areColors = values.every(({ swatch }) => swatch !== null);
  const isLong = values.length > FIRST + 2;
  const matching = isSearching ? values.filter((value) => matchesText(value.name, text)) : values;
  const isCut = isLong && !isSearching && !isExpanded;
  const shown = isCut ? matching.filter(({ id }, index) => index < FIRST || selectedValues.includes(id)) : matching;

  function toggle(id: string) {
    onChange(selectedValues.includes(id) ? selectedValues.filter((other) => other !== id) : [...selectedValues, id]);
  }
  const field = useComposed(text, search);
  function search(next: string) {
    setText(next);
    const count = values.filter((value) => matchesText(value.name, next)).length;
    if (next.trim() !== '') announce(t('matchCount', { count }), { key: 'filter values' });
  }

  return (
    <fieldset>
      <legend className={styles.legend}>{name}</legend>
      {values.length > MANY && (
        <div className={styles.search}>
          <Icon glyph={Search} size="sm" />
          <input
            type="search"
            aria-label={t('searchIn', { name })}
            autoComplete="off"
            maxLength={64}
            value={field.shown}
            className={styles.searchInput}
            onChange={field.onChange}
            onCompositionEnd={field.onCompositionEnd}
            onKeyDown={(event) => {
              // Values are found while typing; Enter must not submit a form around the panel.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <div className={styles.choices({ layout, isScrolling: isLong && !isCut })}>
        {shown.map(({ id, name: label, swatch, count }) => (
          <FilterChoice
            key={id}
            count={count}
            layout={layout}
            swatch={areColors ? swatch : null}
            isSelected={selectedValues.includes(id)}
            onChange={() => toggle(id)}
          >
            {label}
          </FilterChoice>
        ))}
      </div>
      {shown.length === 0 && <p className={styles.noMatch}>{t('matchCount', { count: 0 })}</p>}
      {isLong && !isSearching && (
        <Button variant="ghost" size="sm" aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
          {isExpanded ? t('showFewer') : t('showAllOptions', { count: values.length })}
        </Button>
      )}
    </fieldset>
  );
}
