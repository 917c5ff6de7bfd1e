import { Children, createElement, type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { levelBelow } from '../../foundations/Heading/levelBelow.ts';
import { ChevronLeft, ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { listRole } from '../../foundations/listRole.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import * as styles from './ProductRail.css.ts';
import { useRail } from './useRail.ts';

export interface ProductRailProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** Heading of the section. */
  title: string;
  /** Content beside the heading: a sentence, or a countdown. */
  note?: ReactNode;
  /** URL of the complete list. */
  moreHref?: string | undefined;
  /** @default "See all" in the reader's language */
  moreLabel?: string | undefined;
  /** `ProductCard`s or `DealCard`s; each becomes a list item. */
  children?: ReactNode;
  /** `ready` shows the cards, or nothing without any; the others show the loading state. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Loads again after a failure; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Number of placeholder cards while loading. @default 5 */
  skeletonCount?: number | undefined;
  /**
   * How desktops handle cards that do not fit. `fit` hides them and shows five, or four below 900
   * px. `scroll` has a button at each end. @default 'fit'
   */
  overflow?: 'fit' | 'scroll' | undefined;
  /** On a light background, or on the warm panel of deals. @default 'plain' */
  tone?: 'plain' | 'deal' | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A section with a row of products, which scrolls on phones. */
export function ProductRail(props: ProductRailProps) {
  const {
    title,
    note,
    moreHref,
    moreLabel,
    children,
    status = 'ready',
    onRetry,
    skeletonCount = 5,
    overflow = 'fit',
    tone,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('commerce', 'ProductRail');
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const cards = Children.toArray(children);
  const { hasBefore, hasAfter, turn } = useRail(row, overflow === 'scroll' && status === 'ready', cards.length);
  const isLoading = status === 'loading';
  useLoadingAnnouncement(isLoading ? t('loading') : undefined);
  if (status === 'ready' && cards.length === 0) return null;
  const look = styles.row({ overflow });
  return (
    <section
      aria-labelledby={elementProps['aria-label'] === undefined ? id : undefined}
      tabIndex={-1}
      {...elementProps}
      className={joinClass(styles.root({ tone }), className)}
    >
      <div className={styles.head}>
        {createElement(`h${headingLevel}`, { id, className: styles.title }, title)}
        {note && <span className={styles.note}>{note}</span>}
        {moreHref !== undefined && (
          <a className={styles.more} href={moreHref} aria-labelledby={`${id}-more ${id}`}>
            <span id={`${id}-more`}>{moreLabel ?? t('seeAll')}</span>
            <Icon glyph={ChevronRight} size="sm" isDirectional />
          </a>
        )}
      </div>
      {status === 'error' && <ErrorPanel kind="unknown" onRetry={onRetry} headingLevel={levelBelow(headingLevel)} />}
      {isLoading && (
        <div className={styles.frame} aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <div className={look}>
            {Array.from({ length: skeletonCount }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are equal and never reordered
              <div key={index} className={styles.item({ overflow })}>
                <ProductCardSkeleton />
              </div>
            ))}
          </div>
        </div>
      )}
      {status === 'ready' && (
        <div className={styles.frame}>
          {/* Safari removes the list role from lists without bullets. */}
          <ul {...listRole} ref={row} className={look} aria-labelledby={id}>
            {cards.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards have keys of their own
              <li key={index} className={styles.item({ overflow })}>
                {card}
              </li>
            ))}
          </ul>
          {(hasBefore || hasAfter) && (
            <>
              <button
                type="button"
                aria-label={t('previous')}
                aria-describedby={id}
                aria-disabled={!hasBefore}
                className={styles.turn({ at: 'start' })}
                onClick={() => turn(-1)}
              >
                <Icon glyph={ChevronLeft} isDirectional />
              </button>
              <button
                type="button"
                aria-label={t('next')}
                aria-describedby={id}
                aria-disabled={!hasAfter}
                className={styles.turn({ at: 'end' })}
                onClick={() => turn(1)}
              >
                <Icon glyph={ChevronRight} isDirectional />
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
