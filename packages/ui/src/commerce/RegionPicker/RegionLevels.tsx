import { type KeyboardEvent, useState } from 'react';
import { hasModifier } from '../../intl/hasModifier.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { RegionList } from './RegionList.tsx';
import type { RegionOption } from './RegionOption.ts';
import * as styles from './RegionPanel.css.ts';
import type { RegionLevel } from './useRegionPath.ts';

interface RegionLevelsProps {
  label: string;
  /** Names of the levels, highest first. */
  names: readonly string[];
  levels: readonly RegionLevel[];
  /** Side by side, or one at a time behind tabs. */
  layout: 'columns' | 'tabs';
  /** Whether the first list receives the focus on mount, because nothing above it does. */
  takesFocus: boolean;
  onChoose: (level: number, option: RegionOption) => void;
  onRetry: (level: number) => void;
}

/** One list for each level that can be selected so far. */
export function RegionLevels({ label, names, levels, layout, takesFocus, onChoose, onRetry }: RegionLevelsProps) {
  const t = useMessages('address', 'RegionPicker');
  const lowest = levels.findLastIndex(({ isPassed }) => !isPassed);
  // Index of the list that receives the focus once it has loaded after a selection or a retry.
  const [next, setNext] = useState(takesFocus ? 0 : undefined);
  const [shown, setShown] = useState<number>();

  function list(index: number, level: RegionLevel) {
    return (
      <RegionList
        key={level.parentCode}
        label={names[index] ?? label}
        level={level}
        hasFocus={next !== undefined && index === lowest && index >= next}
        onChoose={(option) => {
          setNext(index + 1);
          setShown(undefined);
          onChoose(index, option);
        }}
        onRetry={() => {
          setNext(index);
          onRetry(index);
        }}
      />
    );
  }

  if (layout === 'columns')
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the lists
      <div className={styles.columns} onKeyDown={goSideways}>
        {names.map((name, index) => {
          const level = levels[index];
          if (level?.isPassed) return null;
          const isWide = levels[index - 1]?.isPassed === true;
          return (
            <div key={name} data-column={index} className={isWide ? styles.wideColumn : styles.column}>
              <p aria-hidden="true" className={styles.columnTitle}>
                {name}
              </p>
              {level && list(index, level)}
            </div>
          );
        })}
      </div>
    );
  return (
    <Tabs
      label={label}
      className={styles.levels}
      selectedKey={String(Math.min(shown ?? lowest, lowest))}
      onSelectionChange={(key) => setShown(Number(key))}
      items={levels.flatMap((level, index) =>
        level.isPassed
          ? []
          : [{ id: String(index), label: level.selectedRegion?.name ?? t('choose'), content: list(index, level) }],
      )}
    />
  );
}

/** Horizontal arrow keys move to the neighboring list. */
function goSideways(event: KeyboardEvent<HTMLElement>) {
  if (hasModifier(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr');
  const column = event.target instanceof Element ? event.target.closest('[data-column]') : null;
  const neighbour = isForward ? column?.nextElementSibling : column?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('[role="option"][aria-selected="true"], [role="option"]');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
