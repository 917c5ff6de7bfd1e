import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ConfirmDialog } from '../../feedback/Dialog/ConfirmDialog.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useNow } from '../../foundations/Clock/useNow.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { levelBelow } from '../../foundations/Heading/levelBelow.ts';
import { History, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { listRole } from '../../foundations/listRole.ts';
import { useLeaving } from '../../foundations/useLeaving.ts';
import { groupByDay, nearDay } from '../../intl/groupByDay.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type CardProduct, ProductCard } from '../ProductCard/ProductCard.tsx';
import * as styles from './RecentlyViewed.css.ts';

/** A product that was viewed. */
export interface ViewedProduct {
  product: CardProduct;
  /** Time of the view, milliseconds since 1970; products with an invalid time come last, without a day. */
  viewedAt: number;
}

export interface RecentlyViewedProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style' | 'title'> {
  /** Viewed products, in any order; each product once. */
  items: readonly ViewedProduct[];
  /** Returns the URL of a product. */
  hrefOf: (product: CardProduct) => string;
  /** Called with the product to remove; shows the remove buttons. */
  onRemove?: ((product: CardProduct) => void) | undefined;
  /** Called to remove everything, after a confirmation; shows a button for it. */
  onClear?: (() => void) | undefined;
  /**
   * A clock of its own, milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
  /** @default "Recently viewed" in the reader's language */
  title?: string | undefined;
  /** Heading level of the title; days are one level below. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Viewed products by day. After a removal, the focus moves to the next one. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const {
    items,
    hrefOf,
    onRemove,
    onClear,
    now: ownClock,
    title,
    headingLevel = 2,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('commerce', 'RecentlyViewed');
  const tShared = useMessages('shared', 'common');
  const timeZone = useTimeZone();
  const announce = useAnnounce();
  // The server does not know the current minute, so "today" and "yesterday" appear after hydration.
  const now = useNow(60, ownClock);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const isClearing = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const dayLevel = levelBelow(headingLevel);
  const isEmpty = items.length === 0;

  useEffect(() => {
    if (!isEmpty || !isClearing.current) return;
    isClearing.current = false;
    announce(t('cleared'));
    // The dialog or the button had the focus, and both are unmounted.
    const active = document.activeElement;
    if (active === document.body || active?.closest('[role="alertdialog"]')) heading.current?.focus();
  }, [isEmpty, announce, t]);

  function nameOf(day: string): string {
    const near = nearDay(day, now, timeZone);
    if (near) return t(near);
    const [month = 0, dayOfMonth = 0] = day.split('-').slice(-2).map(Number);
    return t('date', { month: tShared(`months.${month}`), day: dayOfMonth });
  }

  const latestFirst = [...items].sort((one, other) => momentOf(other) - momentOf(one));
  const order = latestFirst.map(({ product }) => product);
  return (
    <section
      aria-labelledby={remainingProps['aria-label'] === undefined ? id : undefined}
      {...remainingProps}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.head}>
        <Heading ref={heading} id={id} level={headingLevel} size="title" tabIndex={-1} className={styles.title}>
          {title ?? t('title')}
        </Heading>
        {onClear && !isEmpty && (
          <Button variant="ghost" size="sm" onPress={() => setAsking(true)}>
            {t('clear')}
          </Button>
        )}
      </div>
      {isEmpty && (
        <EmptyState headingLevel={dayLevel} illustration={<Icon glyph={History} size="lg" />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      <div ref={lists} className={styles.days}>
        {groupByDay(latestFirst, timeZone, ({ viewedAt }) => viewedAt).map(({ day, items: viewed }) => {
          const dayId = day === '' ? undefined : `${id}-${day}`;
          return (
            <section key={day} aria-labelledby={dayId} className={styles.day}>
              {dayId !== undefined && (
                <Heading level={dayLevel} size="subtitle" id={dayId}>
                  {nameOf(day)}
                </Heading>
              )}
              <ul {...listRole} aria-labelledby={dayId} className={styles.list}>
                {viewed.map(({ product }) => (
                  <Entry
                    key={product.id}
                    title={product.title}
                    onRemove={onRemove && (() => onRemove(product))}
                    heir={() => crossAt(order.indexOf(product)) ?? heading.current}
                  >
                    <ProductCard
                      product={product}
                      href={hrefOf(product)}
                      headingLevel={dayId === undefined ? dayLevel : levelBelow(dayLevel)}
                    />
                  </Entry>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {onClear && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          tone="danger"
          title={t('clearTitle')}
          confirmLabel={t('clear')}
          onConfirm={() => {
            isClearing.current = true;
            setAsking(false);
            onClear();
          }}
        >
          {t('clearText')}
        </ConfirmDialog>
      )}
    </section>
  );

  /** Returns the remove button at an index, or the last one. */
  function crossAt(index: number): HTMLElement | undefined {
    const crosses = lists.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    return crosses[Math.min(index, crosses.length - 1)];
  }
}

/** Products with an invalid timestamp count as the oldest. */
function momentOf({ viewedAt }: ViewedProduct): number {
  return new Date(viewedAt).getTime() || 0;
}

interface EntryProps {
  /** Title of the product. */
  title: string;
  onRemove: (() => void) | undefined;
  /** Returns the element to focus when this was the last product of its day. */
  heir: () => HTMLElement | null;
  /** The card. */
  children: ReactNode;
}

function Entry({ title, onRemove, heir, children }: EntryProps) {
  const t = useMessages('commerce', 'RecentlyViewed');
  const item = useRef<HTMLLIElement>(null);
  const leave = useLeaving(item, { part: '[data-part="remove"]', lastResort: heir });
  return (
    <li ref={item} className={styles.item}>
      {children}
      {onRemove && (
        <IconButton
          variant="disc"
          size="sm"
          data-part="remove"
          label={t('remove', { title })}
          className={styles.remove}
          onPress={() => {
            leave(t('removed', { title }));
            onRemove();
          }}
        >
          <Icon glyph={X} size="sm" />
        </IconButton>
      )}
    </li>
  );
}
