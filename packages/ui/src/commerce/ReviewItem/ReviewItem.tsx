import type { Review } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { useToggle } from '../../actions/ToggleButton/useToggle.ts';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { Collapse } from '../../foundations/Collapse/Collapse.tsx';
import { ThumbsUp } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { RatingStars } from '../../foundations/RatingStars/RatingStars.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { langOf } from '../../intl/langOf.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatOptions } from '../formatOptions.ts';
import * as styles from './ReviewItem.css.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

export interface ReviewItemProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The review. */
  review: Review;
  /** Called with the index of a pressed photo; replaces the lightbox. */
  onPhotoPress?: ((index: number) => void) | undefined;
  /** Number of readers who found it helpful, including this one. @default 0 */
  helpfulCount?: number | undefined;
  /** Whether this reader found it helpful. @default false */
  isHelpful?: boolean | undefined;
  /**
   * Called with the requested state; shows the "helpful" button. While a returned promise is
   * pending, the button already shows that state. When it rejects, the button reverts and announces
   * it.
   */
  onHelpfulChange?: ((isHelpful: boolean) => unknown) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A buyer's review. */
export function ReviewItem(props: ReviewItemProps) {
  const {
    review,
    onPhotoPress,
    helpfulCount = 0,
    isHelpful = false,
    onHelpfulChange,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('product', 'ReviewItem');
  const timeZone = useTimeZone();
  const locale = useLocale();
  const thumb = useToggle({ label: t('helpful'), isSelected: isHelpful, onChange: onHelpfulChange });
  // The count includes this reader's vote as of the parent's last update.
  const count = helpfulCount + Number(thumb.isOn) - Number(isHelpful);
  const name = review.isAnonymous || review.nickname === '' ? t('anonymous') : review.nickname;
  const written = formatInstant(review.createTime, timeZone).slice(0, 10);
  const selected = formatOptions(review.attributes, useMessages('shared', 'common'));
  const id = useId();
  /** Distinguishes the buttons of one review from those of another. */
  const describedBy = `${id}-name ${id}-meta ${id}-text`;
  return (
    <article {...remainingProps} className={joinClass(styles.root, className)}>
      <div className={styles.head}>
        <Avatar
          isDecorative
          name={review.isAnonymous ? '' : review.nickname}
          src={review.isAnonymous ? null : review.avatar}
        />
        <div className={styles.who}>
          <strong id={`${id}-name`} lang={langOf(name, locale)} className={styles.name}>
            {name}
          </strong>
          <p id={`${id}-meta`} className={styles.meta}>
            <RatingStars variant="stars" value={review.rating} />
            <span>
              {written && <time dateTime={review.createTime}>{written}</time>}
              {written && selected && <span>{' · '}</span>}
              <span>{selected}</span>
            </span>
          </p>
        </div>
      </div>
      {review.content !== '' && (
        <Collapse
          key={review.content}
          maxLines={4}
          buttonDescribedBy={describedBy}
          moreLabel={t('showAll')}
          lessLabel={t('showLess')}
          className={styles.text}
        >
          <span id={`${id}-text`} lang={langOf(review.content, locale)}>
            {review.content}
          </span>
        </Collapse>
      )}
      {review.images.length > 0 && (
        <ReviewPhotos
          photos={review.images}
          name={name}
          describedBy={describedBy}
          date={written}
          onPress={onPhotoPress}
        />
      )}
      {review.reply && (
        <p className={styles.reply}>
          <strong>{`${t('sellerReply')} `}</strong>
          <span lang={langOf(review.reply, locale)}>{review.reply}</span>
        </p>
      )}
      {onHelpfulChange && (
        <button
          type="button"
          className={styles.helpful}
          aria-pressed={thumb.isOn}
          aria-describedby={describedBy}
          aria-busy={thumb.isSaving || undefined}
          onClick={() => thumb.ask(!thumb.isOn)}
        >
          <Icon glyph={ThumbsUp} size="sm" isSolid={thumb.isOn} />
          <VisuallyHidden>{count > 0 ? t('helpfulCount', { count }) : t('helpful')}</VisuallyHidden>
          <span aria-hidden="true">{t('helpful')}</span>
          {count > 0 && (
            <span aria-hidden="true" translate="no" className={styles.count}>
              {count}
            </span>
          )}
        </button>
      )}
    </article>
  );
}
