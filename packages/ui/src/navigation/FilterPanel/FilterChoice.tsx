import { type ReactNode, useId } from 'react';
import { box } from '../../forms/Checkbox/Checkbox.css.ts';
import { dot } from '../../forms/RadioGroup/RadioGroup.css.ts';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { groupDigits } from '../../intl/groupDigits.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './FilterPanel.css.ts';

interface FilterChoiceProps {
  /** Name of its radio group; without it, it is a checkbox. */
  group?: string | undefined;
  children: ReactNode;
  /** Color of the value, if it is one. */
  swatch?: string | null | undefined;
  /** Number of products that it would leave; leave it out where that is not useful. */
  count?: number | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  layout: 'list' | 'chips';
}

/** A filter option. If it would leave no products, it can only be cleared. */
export function FilterChoice({ group, children, swatch, count, isSelected, onChange, layout }: FilterChoiceProps) {
  const t = useMessages('navigation', 'FilterPanel');
  const countId = useId();
  const isList = layout === 'list';
  return (
    <div className={styles.row({ layout })}>
      <label className={styles.choice({ layout })}>
        <input
          ref={replayPreHydrationTick}
          type={group === undefined ? 'checkbox' : 'radio'}
          name={group}
          checked={isSelected}
          disabled={count === 0 && !isSelected}
          aria-describedby={count === undefined ? undefined : countId}
          className={isList ? (group === undefined ? box : dot) : styles.cover}
          onChange={(event) => onChange(event.target.checked)}
        />
        {swatch && (
          <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.drop}>
            <circle cx="10" cy="10" r="9.5" fill={swatch} className={styles.dropEdge} />
          </svg>
        )}
        <span className={styles.name}>{children}</span>
        {!isList && count !== undefined && (
          <span aria-hidden="true" translate="no" className={styles.count}>
            {groupDigits(count)}
          </span>
        )}
      </label>
      {count !== undefined && (
        <span id={countId} className={isList ? styles.count : undefined}>
          {isList && <span aria-hidden="true">{groupDigits(count)}</span>}
          <VisuallyHidden>{t('productCount', { count })}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
