import type { FocusEvent, HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { scrollRowTo } from '../scrollRowTo.ts';
import { TabCount } from '../Tabs/TabCount.tsx';
import * as styles from '../Tabs/Tabs.css.ts';
import { useScrolledTo } from '../useScrolledTo.ts';

/** A view with an address of its own. */
export interface TabLink {
  /** Unique in the row. */
  id: string;
  /** Where the view is. */
  href: string;
  /** Words of the link. */
  label: string;
  /** How many things the view holds. Room is kept for 0, which is not shown, so that nothing moves when it grows. */
  count?: number | undefined;
  /** The count with what is counted, for readers of the page: "2 orders". @default the count alone */
  countLabel?: string | undefined;
  /** Name for readers of the page when the words and the count are not enough. */
  accessibleLabel?: string | undefined;
  /** A drawing after the words. */
  end?: ReactNode;
}

export interface TabLinksProps
  extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** Name of the row. */
  label: string;
  /** The links in their order. */
  items: readonly TabLink[];
  /** Id of the view shown. */
  currentKey?: string | undefined;
  /** `location` for places on one page, `page` for pages. @default 'page' */
  currentKind?: 'page' | 'location' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Browsers leave a link that gets the focus partly hidden. A pressed link must not move before it is released. */
function showFocused({ currentTarget: link }: FocusEvent) {
  if (link.parentElement && link.matches(':focus-visible')) scrollRowTo(link.parentElement, link);
}

/**
 * Links that look like tabs: each leads to a view that can be bookmarked, sent and reloaded. A row that is too long scrolls,
 * and begins where the current link can be seen.
 */
export function TabLinks({ label, items, currentKey, currentKind = 'page', className, ...rest }: TabLinksProps) {
  const row = useScrolledTo<HTMLDivElement>(currentKey, items.map(({ count }) => count ?? '').join(' '));
  return (
    <nav aria-label={label} {...rest} className={joinClass(styles.frame, className)}>
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
