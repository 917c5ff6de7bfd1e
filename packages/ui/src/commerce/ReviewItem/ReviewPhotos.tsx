import type { Picture } from '@mallard/domain/contract';
import { useState } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { LateLightbox } from '../Gallery/LateLightbox.tsx';
import { pictureProps } from '../pictureProps.ts';
import * as pictureSizes from '../pictureSizes.ts';
import * as styles from './ReviewItem.css.ts';

export interface ReviewPhotosProps {
  photos: readonly Picture[];
  /** Whose they are. */
  name: string;
  /** Day of the review; empty where it is not known. */
  date: string;
  /** Ids of the elements that tell this review from others. */
  describedBy: string;
  /** What a press does; left out, the photo opens over the whole screen. */
  onPress: ((index: number) => void) | undefined;
}

/** The photos of a review in a strip. */
export function ReviewPhotos({ photos, name, date, describedBy, onPress }: ReviewPhotosProps) {
  const t = useMessages('commerce', 'ReviewItem');
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul {...{ role: 'list' }} aria-label={t('photos', { name })} className={styles.photos}>
        {photos.map((picture, place) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t(date ? 'photoWithDate' : 'photo', { position: place + 1, name, date })}
              aria-describedby={describedBy}
              aria-haspopup="dialog"
              onClick={() => {
                setIndex(place);
                if (onPress) onPress(place);
                else setOpen(true);
              }}
            >
              <Image {...pictureProps(picture, pictureSizes.thumb)} alt="" ratio="1:1" />
            </button>
          </li>
        ))}
      </ul>
      <LateLightbox
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
