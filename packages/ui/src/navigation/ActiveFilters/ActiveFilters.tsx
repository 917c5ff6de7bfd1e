import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFiltersProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** What narrows the list, in words. */
  items: readonly { id: string; label: string }[];
  /** Takes one of them back. */
  onRemove: (id: string) => void;
  /** Takes all of them back. */
  onClear: () => void;
  /** The section; without items and the focus it is there for readers of the page's structure alone. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The filters in force, each with a way out of it. After a removal the focus goes to the next one. */
export function ActiveFilters({ items, onRemove, onClear, className, ref, ...rest }: ActiveFiltersProps) {
  const t = useMessages('navigation', 'ActiveFilters');
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const root = useOwnRef(ref);
  const wasUsed = useRef(false);
  const isEmpty = items.length === 0;

  // The last button goes with its row; the focus stays where the row was, unless its reader has gone elsewhere.
  useEffect(() => {
    if (isEmpty && wasUsed.current && document.activeElement === document.body) root.current?.focus();
    if (isEmpty) wasUsed.current = false;
  }, [isEmpty]);

  if (isEmpty) {
    return (
      <section tabIndex={-1} {...rest} ref={root} className={joinClass(styles.none, className)}>
        {t('noFilters')}
      </section>
    );
  }

  function remove(id: string, label: string, place: number) {
    const buttons = list.current?.querySelectorAll('button');
    // The button of the next filter keeps its element, because lists are keyed.
    (buttons?.[place + 1] ?? buttons?.[place - 1])?.focus();
    wasUsed.current = true;
    announce(t('removed', { name: label }));
    onRemove(id);
  }

  return (
    <section aria-label={t('applied')} {...rest} ref={root} className={joinClass(styles.root, className)}>
      <span aria-hidden="true" className={styles.label}>
        {t('applied')}
      </span>
      <ul ref={list} className={styles.list}>
        {items.map(({ id, label }, place) => (
          <li key={id} className={styles.item}>
            <button type="button" className={styles.chip} onClick={() => remove(id, label, place)}>
              <VisuallyHidden>{t('removeFilter', { name: label })}</VisuallyHidden>
              <span aria-hidden="true" className={styles.words}>
                {label}
              </span>
              <Icon glyph={X} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        onPress={() => {
          wasUsed.current = true;
          announce(t('cleared'));
          onClear();
        }}
      >
        {t('clearAll')}
      </Button>
    </section>
  );
}
