import { X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ActiveFilters.css.ts';
import { activeFiltersWords } from './ActiveFilters.words.ts';

export interface ActiveFiltersProps {
  /** What narrows the list, in words. */
  items: readonly { key: string; label: string }[];
  onRemove: (key: string) => void;
  onClear: () => void;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The filters in force, each with a way out of it. After a removal the focus goes to the next one. */
export function ActiveFilters({ items, onRemove, onClear, className, ref }: ActiveFiltersProps) {
  const words = useWords(activeFiltersWords);
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0) return null;

  function remove(key: string, place: number) {
    const buttons = list.current?.querySelectorAll('button');
    // The button of the next filter keeps its element, because lists are keyed.
    (buttons?.[place + 1] ?? buttons?.[place - 1])?.focus();
    onRemove(key);
  }

  return (
    <section ref={ref} aria-label={words.applied} className={joinClass(styles.root, className)}>
      <span aria-hidden="true" className={styles.label}>
        {words.applied}
      </span>
      <ul ref={list} className={styles.list}>
        {items.map(({ key, label }, place) => (
          <li key={key}>
            <button type="button" className={styles.chip} onClick={() => remove(key, place)}>
              <VisuallyHidden>{words.removeFilter(label)}</VisuallyHidden>
              <span aria-hidden="true">{label}</span>
              <Icon glyph={X} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onPress={onClear}>
        {words.clearAll}
      </Button>
    </section>
  );
}
