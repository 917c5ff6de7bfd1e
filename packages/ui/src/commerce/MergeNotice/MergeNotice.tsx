import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { CircleCheck, TriangleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './MergeNotice.css.ts';
import { mergeNoticeWords } from './MergeNotice.words.ts';

/** A product of which fewer came into the cart than were wanted. */
export interface CappedProduct {
  id: string;
  title: string;
  /** Pieces wanted in both carts together. */
  asked: number;
  /** Pieces in the cart now. */
  kept: number;
}

export interface MergeNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Pieces that came into the cart. */
  mergedCount: number;
  /** Products lowered to what stock or limit allows. */
  capped?: readonly CappedProduct[] | undefined;
  /** Products that cannot be bought any more. */
  dropped?: readonly Pick<CappedProduct, 'id' | 'title'>[] | undefined;
  /** Called when its reader has seen it. */
  onDismiss?: (() => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const none: readonly never[] = [];

/** Says what became of a guest's cart at the login: merged, lowered, left out. */
export function MergeNotice(props: MergeNoticeProps) {
  const { mergedCount, capped = none, dropped = none, onDismiss, className, ...rest } = props;
  const words = useWords(mergeNoticeWords);
  const isWhole = capped.length === 0 && dropped.length === 0;
  return (
    <section
      aria-label={words.region}
      {...rest}
      className={joinClass(styles.root({ tone: isWhole ? 'good' : 'warning' }), className)}
    >
      <Icon glyph={isWhole ? CircleCheck : TriangleAlert} />
      <div role="status" className={styles.text}>
        <p className={styles.title}>{mergedCount > 0 ? words.merged(mergedCount) : words.nothingMerged}</p>
        {capped.length > 0 && (
          <>
            <p>{words.cappedTitle(capped.length)}</p>
            <ul className={styles.list}>
              {capped.map(({ id, title, asked, kept }) => (
                <li key={id}>{words.capped(title, asked, kept)}</li>
              ))}
            </ul>
          </>
        )}
        {dropped.length > 0 && (
          <>
            <p>{words.droppedTitle(dropped.length)}</p>
            <ul className={styles.list}>
              {dropped.map(({ id, title }) => (
                <li key={id}>{words.dropped(title)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {onDismiss && (
        <Button variant="quiet" size="sm" className={styles.dismiss} onPress={onDismiss}>
          {words.dismiss}
        </Button>
      )}
    </section>
  );
}
