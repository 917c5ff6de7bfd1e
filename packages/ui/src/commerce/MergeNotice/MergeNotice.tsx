import { MAX_QUANTITY } from '@mallard/domain/rules';
import { type HTMLAttributes, type Ref, useEffect } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { CircleCheck, TriangleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './MergeNotice.css.ts';

/** A product whose quantity was reduced by the merge. */
export interface CappedProduct {
  id: string;
  title: string;
  /** Total quantity of both carts. */
  asked: number;
  /** Quantity in the cart now. */
  kept: number;
}

export interface MergeNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Number of items that were merged into the cart. */
  mergedCount: number;
  /** Products whose quantity was reduced to stock or limit. */
  capped?: readonly CappedProduct[] | undefined;
  /** Products that are no longer available. */
  dropped?: readonly Pick<CappedProduct, 'id' | 'title'>[] | undefined;
  /** Called when the user dismisses the notice. */
  onDismiss?: (() => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const none: readonly never[] = [];

/** Reports the result of merging a guest's cart at the login: merged, reduced and unavailable products. */
export function MergeNotice(props: MergeNoticeProps) {
  const { mergedCount, capped = none, dropped = none, onDismiss, className, ...remainingProps } = props;
  const t = useMessages('cart', 'MergeNotice');
  const tShared = useMessages('shared', 'common');
  const announce = useAnnounce();
  const isWhole = capped.length === 0 && dropped.length === 0;
  const outcome = mergedCount > 0 ? t('merged', { count: mergedCount }) : t('nothingMerged');
  const lowered = capped.map(({ id, title, asked, kept }) => ({
    id,
    text: t(asked > MAX_QUANTITY ? 'quantityReduced' : 'quantityReducedFrom', {
      title,
      requested: asked,
      quantity: kept,
    }),
  }));
  const leftOut = dropped.map(({ id, title }) => ({ id, text: t('unavailable', { title }) }));
  const sentence = [outcome, ...lowered.map(({ text }) => text), ...leftOut.map(({ text }) => text)].join(
    tShared('phraseSeparator'),
  );

  useEffect(() => announce(sentence, { key: 'merge-notice' }), [announce, sentence]);

  return (
    <section
      aria-label={t('region')}
      {...remainingProps}
      className={joinClass(styles.root({ tone: isWhole ? 'good' : 'warning' }), className)}
    >
      <Icon glyph={isWhole ? CircleCheck : TriangleAlert} />
      <div className={styles.text}>
        <p className={styles.title}>{outcome}</p>
        {capped.length > 0 && (
          <>
            <p>{t('quantityReducedTitle', { count: capped.length })}</p>
            <ul className={styles.list}>
              {lowered.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {dropped.length > 0 && (
          <>
            <p>{t('unavailableTitle', { count: dropped.length })}</p>
            <ul className={styles.list}>
              {leftOut.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {onDismiss && (
        <Button variant="quiet" size="sm" className={styles.dismiss} onPress={onDismiss}>
          {t('dismiss')}
        </Button>
      )}
    </section>
  );
}
