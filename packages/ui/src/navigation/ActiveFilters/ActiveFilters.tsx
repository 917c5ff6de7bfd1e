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
  /** Labels of the filters. */
  items: readonly { id: string; label: string }[];
  /** Removes one filter. */
  onRemove: (id: string) => void;
  /** Removes all filters. */
  onClear: () => void;
  /** The section; without items and focus it is only for screen readers. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The active filters, each with a button that removes it. After a removal the focus moves to the next one. */
export function ActiveFilters({ items, onRemove, onClear, className, ref, ...remainingProps }: ActiveFiltersProps) {
  const t = useMessages('navigation', 'ActiveFilters');
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const root = useOwnRef(ref);
  const wasUsed = useRef(false);
  const isEmpty = items.length === 0;

  // The last button is unmounted with its row; the focus stays there unless the user has moved it.
  useEffect(() => {
    if (isEmpty && wasUsed.current && document.activeElement === document.body) root.current?.focus();
    if (isEmpty) wasUsed.current = false;
  }, [isEmpty]);

  if (isEmpty) {
    return (
      <section tabIndex={-1} {...remainingProps} ref={root} className={joinClass(styles.none, className)}>
        {t('noFilters')}
      </section>
    );
  }

  function remove(id: string, label: string, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    // The next filter's button keeps its element, because the list is keyed.
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    wasUsed.current = true;
    announce(t('removed', { name: label }));
    onRemove(id);
  }

  return (
    <section aria-label={t('applied')} {...remainingProps} ref={root} className={joinClass(styles.root, className)}>
      <span aria-hidden="true" className={styles.label}>
        {t('applied')}
      </span>
      <ul ref={list} className={styles.list}>
        {items.map(({ id, label }, index) => (
          <li key={id} className={styles.item}>
            <button type="button" className={styles.chip} onClick={() => remove(id, label, index)}>
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
