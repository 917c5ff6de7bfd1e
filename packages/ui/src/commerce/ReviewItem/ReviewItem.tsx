import type { Review } from '@mallard/domain/contract';
import type { Ref } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatInstant } from '../formatInstant.ts';
import { pictureProps } from '../pictureProps.ts';
import { pictureSizes } from '../pictureSizes.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import * as styles from './ReviewItem.css.ts';

export interface ReviewItemProps {
  review: Review;
  /** Draws the photos as buttons that open them; gets the index of the one pressed. */
  onPhotoPress?: ((index: number) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** What one buyer thinks. */
export function ReviewItem({ review, onPhotoPress, className, ref }: ReviewItemProps) {
  const words = useCommerceWords();
  const name = review.isAnonymous || review.nickname === '' ? words.anonymous : review.nickname;
  const chosen = review.attributes.map(({ value }) => value).join(' / ');
  return (
    <article ref={ref} className={joinClass(styles.root, className)}>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.avatar}>
          {review.avatar && !review.isAnonymous ? (
            <Image src={review.avatar} alt="" width={36} height={36} ratio="1:1" />
          ) : (
            [...name][0]
          )}
        </span>
        <div>
          <strong className={styles.name}>{name}</strong>
          <p className={styles.meta}>
            <RatingStars variant="stars" value={review.rating} />
            <span>
              <time dateTime={review.createTime}>{formatInstant(review.createTime).slice(0, 10)}</time>
              {chosen && ` · ${chosen}`}
            </span>
          </p>
        </div>
      </div>
      <p className={styles.text}>{review.content}</p>
      {review.images.length > 0 && (
        <div className={styles.photos}>
          {review.images.map((picture, place) =>
            onPhotoPress ? (
              <button
                key={picture.url}
                type="button"
                className={styles.photo}
                aria-label={words.reviewPhoto(place + 1)}
                onClick={() => onPhotoPress(place)}
              >
                <Image {...pictureProps(picture, pictureSizes.thumb)} alt="" ratio="1:1" />
              </button>
            ) : (
              <Image
                key={picture.url}
                {...pictureProps(picture, pictureSizes.thumb)}
                alt={words.reviewPhoto(place + 1)}
                ratio="1:1"
                className={styles.photo}
              />
            ),
          )}
        </div>
      )}
      {review.reply && (
        <p className={styles.reply}>
          <strong>{words.sellerReply}</strong> {review.reply}
        </p>
      )}
    </article>
  );
}
