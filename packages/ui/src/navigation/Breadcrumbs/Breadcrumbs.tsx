import { type HTMLAttributes, type Ref, useEffect, useRef, useState } from 'react';
import { ChevronRight, Ellipsis } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { below } from '../../theme/breakpoints.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A level of the breadcrumbs. */
export interface Breadcrumb {
  label: string;
  /** URL of the level; the last one needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** From the first page to the current one. */
  items: readonly Breadcrumb[];
  ref?: Ref<HTMLElement> | undefined;
}

/** Beyond this number, all but the first and the last two levels are collapsed. */
const MOST = 5;

/**
 * Links from the first page to the current one. Many levels are collapsed behind a button; on
 * phones, all but the last two.
 */
export function Breadcrumbs({ items, ...remainingProps }: BreadcrumbsProps) {
  const t = useMessages('navigation', 'Breadcrumbs');
  /** Index of the first level that the button revealed. */
  const [unfoldedFrom, setUnfoldedFrom] = useState<number>();
  const isOpen = unfoldedFrom !== undefined;
  const list = useRef<HTMLOListElement>(null);
  const last = items.length - 1;
  const isFolded = !isOpen && items.length > MOST;

  useEffect(() => {
    // The button is unmounted, so the first revealed level receives the focus.
    if (unfoldedFrom !== undefined) list.current?.children[unfoldedFrom]?.querySelector('a')?.focus();
  }, [unfoldedFrom]);
  // Phones hide the first page too.
  const unfold = () => setUnfoldedFrom(window.matchMedia(below('sm')).matches ? 0 : 1);
  if (last < 0) return null;

  const chevron = <Icon glyph={ChevronRight} size="sm" isDirectional />;
  const more = (
    <li key="more" className={styles.item({ kind: items.length > MOST ? 'more' : 'moreOnPhones' })}>
      <button type="button" aria-label={t('showAll')} className={styles.more} onClick={unfold}>
        <Icon glyph={Ellipsis} size="sm" />
      </button>
      {chevron}
    </li>
  );
  return (
    <nav aria-label={t('breadcrumbs')} {...remainingProps}>
      <ol ref={list} className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isEnd = index > last - 2;
          const isBetween = index > 0 && !isEnd;
          if (isFolded && isBetween) return index === 1 ? more : null;
          const kind = isOpen || isEnd ? 'always' : 'wide';
          const level = (
            <li key={`${href}:${label}`} className={styles.item({ kind })}>
              {index === last || href === undefined ? (
                <span className={styles.current} aria-current={index === last ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <a className={styles.link} href={href}>
                  {label}
                </a>
              )}
              {index < last && chevron}
            </li>
          );
          return index === 0 && !isOpen && !isFolded && items.length > 2 ? [level, more] : level;
        })}
      </ol>
    </nav>
  );
}
