import { type HTMLAttributes, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ConfirmDialog } from '../../feedback/Dialog/ConfirmDialog.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type CardProduct, ProductCard } from '../ProductCard/ProductCard.tsx';
import { groupByDay, type Viewed } from './groupByDay.ts';
import * as styles from './RecentlyViewed.css.ts';
import { recentlyViewedWords } from './RecentlyViewed.words.ts';

/** A product that was looked at. */
export interface ViewedProduct extends Viewed {
  product: CardProduct;
}

export interface RecentlyViewedProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style' | 'title'> {
  /** What was looked at, in any order; each product once. */
  items: readonly ViewedProduct[];
  /** The moment from which days are counted, milliseconds since 1970. */
  now: number;
  /** Where a product's card leads. */
  hrefOf: (product: CardProduct) => string;
  /** Draws the crosses; gets the product taken out. */
  onRemove?: ((product: CardProduct) => void) | undefined;
  /** Draws the button that takes out everything, after a question. */
  onClear?: (() => void) | undefined;
  /** @default "Recently viewed" in the reader's language */
  title?: string | undefined;
  /** Rank of the title; days are one below. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Products that were looked at, day by day. After one is taken out, the focus goes to the next. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { items, now, hrefOf, onRemove, onClear, title, headingLevel = 2, className, ...rest } = props;
  const words = useWords(recentlyViewedWords);
  const announce = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);
  const [isAsking, setAsking] = useState(false);
  const dayLevel = headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the one that was taken out is gone
  useEffect(() => {
    if (leaving.current === undefined) return;
    const crosses = lists.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    (crosses[Math.min(leaving.current, crosses.length - 1)] ?? heading.current)?.focus();
    leaving.current = undefined;
  }, [items.length]);

  const days = groupByDay(items, now);
  const order = days.flatMap((day) => day.items);
  return (
    <section {...rest} aria-labelledby={id} className={joinClass(styles.root, className)}>
      <div className={styles.head}>
        <Heading ref={heading} id={id} level={headingLevel} size="title" tabIndex={-1} className={styles.title}>
          {title ?? words.title}
        </Heading>
        {onClear && items.length > 0 && (
          <Button variant="ghost" size="sm" onPress={() => setAsking(true)}>
            {words.clear}
          </Button>
        )}
      </div>
      {items.length === 0 && (
        <EmptyState headingLevel={dayLevel} title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      <div ref={lists} className={styles.days}>
        {days.map(({ day, ago, month, dayOfMonth, items: viewed }) => (
          <section key={day} aria-labelledby={`${id}-${day}`} className={styles.day}>
            <Heading level={dayLevel} size="subtitle" id={`${id}-${day}`}>
              {ago === 0 ? words.today : ago === 1 ? words.yesterday : words.date(month, dayOfMonth)}
            </Heading>
            <ul {...{ role: 'list' }} aria-labelledby={`${id}-${day}`} className={styles.list}>
              {viewed.map((one) => (
                <li key={one.product.id} className={styles.item}>
                  <ProductCard product={one.product} href={hrefOf(one.product)} headingLevel={dayLevel === 2 ? 3 : 4} />
                  {onRemove && (
                    <IconButton
                      variant="disc"
                      size="sm"
                      data-part="remove"
                      label={words.remove(one.product.title)}
                      className={styles.remove}
                      onPress={() => {
                        leaving.current = order.indexOf(one);
                        announce(words.removed(one.product.title));
                        onRemove(one.product);
                      }}
                    >
                      <Icon glyph={X} size="sm" />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {onClear && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          tone="danger"
          title={words.clearTitle}
          confirmLabel={words.clear}
          onConfirm={() => {
            leaving.current = 0;
            setAsking(false);
            announce(words.cleared);
            onClear();
          }}
        >
          {words.clearText}
        </ConfirmDialog>
      )}
    </section>
  );
}
