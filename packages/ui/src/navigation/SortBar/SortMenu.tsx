import { useCallback, useEffect, useRef } from 'react';
import { Check, ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { TabLink } from '../TabLinks/TabLinks.tsx';
import * as styles from './SortBar.css.ts';

interface SortMenuProps {
  /** Name of the list. */
  label: string;
  items: readonly TabLink[];
  currentKey: string;
}

/** The ways to sort below one another, for pages on which they do not fit beside one another. Opens before scripts come. */
export function SortMenu({ label, items, currentKey }: SortMenuProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const current = items.find(({ id }) => id === currentKey);

  const close = useCallback(() => {
    if (box.current) box.current.open = false;
  }, []);

  useEffect(() => {
    // Safari focuses neither links nor summaries that are pressed, so that the focus alone does not tell.
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave);
    };
  }, [close]);

  return (
    <nav aria-label={label} className={styles.menu}>
      <details
        ref={box}
        className={styles.details}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !box.current?.open) return;
          close();
          box.current.querySelector('summary')?.focus();
        }}
      >
        <summary className={styles.summary}>
          <VisuallyHidden>{`${label} ${current?.accessibleLabel ?? current?.label ?? ''}`}</VisuallyHidden>
          <span aria-hidden="true">{current?.label ?? label}</span>
          {current?.end}
          <Icon glyph={ChevronDown} size="sm" className={styles.chevron} />
        </summary>
        <ul {...{ role: 'list' }} className={styles.panel}>
          {items.map((item) => (
            <li key={item.id}>
              <a
                href={item.href}
                className={styles.choice}
                aria-current={item.id === currentKey ? 'page' : undefined}
                aria-label={item.accessibleLabel}
                onClick={close}
              >
                <span>{item.label}</span>
                {item.end}
                {item.id === currentKey && <Icon glyph={Check} size="sm" className={styles.check} />}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
