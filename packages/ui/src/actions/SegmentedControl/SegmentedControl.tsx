import { type HTMLAttributes, type Ref, useId, useState } from 'react';
import { takeEarlyTick } from '../../foundations/EarlyState/takeEarlyTick.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './SegmentedControl.css.ts';

/** One of the views. */
export interface Segment {
  id: string;
  /** The words. */
  label: string;
  /** Drawing before the words. */
  icon?: Glyph | undefined;
  /** Whether it cannot be chosen now. @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby' | 'onChange'> {
  /** What is chosen: "View". Read, not seen. */
  label: string;
  /** Two to five views. */
  items: readonly Segment[];
  /** Id of the chosen one, when the owner keeps it. */
  selectedKey?: string | undefined;
  /** Id of the one chosen at first. @default the first */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the one that was chosen. */
  onSelectionChange?: ((key: string) => void) | undefined;
  /** Whether the drawings stand alone; their words become names and hints. @default false */
  isIconOnly?: boolean | undefined;
  /** Height: 38 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: styles.SegmentedControlVariants['size'];
  /** @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Two to five views of the same things, of which one is shown. Native radio buttons: the browser knows all their keys. */
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
    ...rest
  } = props;
  const name = useId();
  const [own, setOwn] = useState(defaultSelectedKey);
  const chosen = selectedKey ?? own;
  return (
    <div role="radiogroup" {...rest} aria-label={label} className={joinClass(styles.root, className)}>
      {items.map((item) => (
        <label key={item.id} className={styles.segment({ size })} {...(isIconOnly && { title: item.label })}>
          <input
            ref={takeEarlyTick}
            type="radio"
            name={name}
            value={item.id}
            checked={item.id === chosen}
            disabled={isDisabled || item.isDisabled === true}
            {...(isIconOnly && { 'aria-label': item.label })}
            className={styles.input}
            onChange={() => {
              setOwn(item.id);
              onSelectionChange?.(item.id);
            }}
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
