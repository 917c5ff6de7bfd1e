import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ProductRail.css.ts';
import { productRailWords } from './ProductRail.words.ts';

export interface ProductRailProps {
  /** Heading of the section. */
  title: string;
  /** Beside the heading: a sentence, or the time left. */
  note?: ReactNode;
  /** Where all of them are. */
  moreHref?: string | undefined;
  /** @default "See all" in the reader's language */
  moreLabel?: string | undefined;
  /** `ProductCard`s or `DealCard`s, each becomes a list item. Desktops show the first five, or four below 1280 px. */
  children: ReactNode;
  /** On paper, or on the warm panel of deals. @default 'plain' */
  tone?: 'plain' | 'deal' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A section with a row of products, which phones scroll. */
export function ProductRail({ title, note, moreHref, moreLabel, children, tone, className, ref }: ProductRailProps) {
  const words = useWords(productRailWords);
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={joinClass(styles.root({ tone }), className)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {moreHref !== undefined && (
          <a className={styles.more} href={moreHref} aria-describedby={id}>
            {moreLabel ?? words.seeAll}
            <Icon glyph={ChevronRight} size="sm" isDirectional />
          </a>
        )}
      </div>
      <ul className={styles.row} aria-labelledby={id}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
