import { type HTMLAttributes, type Ref, useId } from 'react';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './SegmentedControl.css.ts';

/** One of the views. */
export interface Segment {
  id: string;
  /** Label of the segment. */
  label: string;
  /** Icon before the label. */
  icon?: Glyph | undefined;
  /** Whether the segment is disabled. @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby' | 'onChange'> {
  /** Accessible name of the group: "View". Not visible. */
  label: string;
  /** Two to five views. */
  items: readonly Segment[];
  /** Id of the selected segment, when controlled. */
  selectedKey?: string | undefined;
  /** Id of the initially selected segment. @default the first */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the selected segment. */
  onSelectionChange?: ((key: string) => void) | undefined;
  /** Whether only icons are visible; labels become names and hints. @default false */
  isIconOnly?: boolean | undefined;
  /** Height: 38 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: styles.SegmentedControlVariants['size'];
  /** @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Two to five views of the same items; one is selected. Native radio buttons, so that the browser handles all keys. */
export function SegmentedControl(props: SegmentedControlProps) {
  const {
    label,
    items,
    selectedKey,
    defaultSelectedKey = items[0]?.id,
    onSelectionChange,
    isIconOnly = false,
    size,
    isDisabled = false,
    className,
    ...remainingProps
  } = props;
  const name = useId();
  const [selected, setSelected] = useControlled(selectedKey, defaultSelectedKey, onSelectionChange);
  return (
    <div role="radiogroup" {...remainingProps} aria-label={label} className={joinClass(styles.root, className)}>
      {items.map((item) => (
        <label key={item.id} className={styles.segment({ size })} {...(isIconOnly && { title: item.label })}>
          <input
            ref={replayPreHydrationTick}
            type="radio"
            name={name}
            value={item.id}
            checked={item.id === selected}
            disabled={isDisabled || item.isDisabled === true}
            {...(isIconOnly && { 'aria-label': item.label })}
            className={styles.input}
            onChange={() => setSelected(item.id)}
          />
          {item.icon && <Icon glyph={item.icon} size={size === 'sm' ? 'sm' : 'md'} />}
          {!isIconOnly && (
            <span className={styles.words} data-words={item.label}>
              {item.label}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
