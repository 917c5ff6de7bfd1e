import type { Picture } from '@mallard/domain/contract';
import { useState } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { listRole } from '../../foundations/listRole.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { LazyLightbox } from '../Gallery/LazyLightbox.tsx';
import * as styles from './ReviewItem.css.ts';

export interface ReviewPhotosProps {
  photos: readonly Picture[];
  /** Name of the reviewer. */
  name: string;
  /** Date of the review; empty when unknown. */
  date: string;
  /** Ids of elements that distinguish this review from others. */
  describedBy: string;
  /** Called with the index of a pressed photo; without it, the photo opens in full screen. */
  onPress: ((index: number) => void) | undefined;
}

/** The photos of a review in a strip. */
export function ReviewPhotos({ photos, name, date, describedBy, onPress }: ReviewPhotosProps) {
  const t = useMessages('product', 'ReviewItem');
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul {...listRole} aria-label={t('photos', { name })} className={styles.photos}>
        {photos.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t(date ? 'photoWithDate' : 'photo', { position: index + 1, name, date })}
              aria-describedby={describedBy}
              aria-haspopup="dialog"
              onClick={() => {
                setIndex(index);
                if (onPress) onPress(index);
                else setOpen(true);
              }}
            >
              <Image {...pictureProps(picture, pictureSizes.thumb)} alt="" ratio="1:1" />
            </button>
          </li>
        ))}
      </ul>
      <LazyLightbox
        isOpen={isOpen}
        onOpenChange={setOpen}
        pictures={photos}
        index={index}
        onIndexChange={setIndex}
        label={t('photos', { name })}
      />
    </>
  );
}
