import { type FocusEvent, type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { scrollRowTo } from '../scrollRowTo.ts';
import { TabCount } from '../Tabs/TabCount.tsx';
import * as styles from '../Tabs/Tabs.css.ts';

/** A view with its own URL. */
export interface TabLink {
  /** Unique in the row. */
  id: string;
  /** URL of the view. */
  href: string;
  /** Text of the link. */
  label: string;
  /** Number of items in the view. Reserves space for 0, which is not shown, so that nothing moves when it grows. */
  count?: number | undefined;
  /** The count with its unit, for screen readers: "2 orders". @default the count alone */
  countLabel?: string | undefined;
  /** Accessible name, when text and count are not enough. */
  accessibleLabel?: string | undefined;
  /** An icon after the text. */
  end?: ReactNode;
}

export interface TabLinksProps
  extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** Accessible name of the row. */
  label: string;
  /** The links, in order. */
  items: readonly TabLink[];
  /** Id of the current view. */
  currentKey?: string | undefined;
  /** `location` for sections of one page, `page` for pages. @default 'page' */
  currentKind?: 'page' | 'location' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Browsers leave a focused link partly hidden. A pressed link must not move before it is released. */
function showFocused({ currentTarget: link }: FocusEvent) {
  if (link.parentElement && link.matches(':focus-visible')) scrollRowTo(link.parentElement, link);
}

/**
 * Links that look like tabs: each leads to a view with its own URL. An overflowing row scrolls, and
 * starts scrolled to the current link.
 */
export function TabLinks({
  label,
  items,
  currentKey,
  currentKind = 'page',
  className,
  ...remainingProps
}: TabLinksProps) {
  const row = useScrolledTo<HTMLDivElement>(currentKey, items.map(({ count }) => count ?? '').join(' '));
  return (
    <nav aria-label={label} {...remainingProps} className={joinClass(styles.frame, className)}>
      <div ref={row} className={styles.list}>
        {items.map((item) => (
          <a
            key={item.id}
            href={item.href}
            className={styles.tab}
            onFocus={showFocused}
            aria-current={item.id === currentKey ? currentKind : undefined}
            aria-label={item.accessibleLabel}
          >
            <span>{`${item.label} `}</span>
            {item.count === 0 && <span className={styles.count} />}
            {item.count !== undefined && item.count > 0 && <TabCount count={item.count} label={item.countLabel} />}
            {item.end}
          </a>
        ))}
      </div>
    </nav>
  );
}

/**
 * Scrolls a row sideways, and nothing else, until its current item is visible.
 *
 * @param current the current item; when it changes, the row scrolls
 * @param sizes a key of everything that changes the items' widths; when it changes, the current
 * item stays in view
 * @returns the ref of the row
 */
function useScrolledTo<Row extends HTMLElement>(current: string | undefined, sizes = '') {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current part is read from the DOM
  useEffect(() => {
    const part = row.current?.querySelector('[aria-current]');
    if (row.current && part) scrollRowTo(row.current, part);
  }, [current, sizes]);
  return row;
}
