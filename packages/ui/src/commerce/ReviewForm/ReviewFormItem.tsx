import { isBlank } from '@mallard/domain/validation';
import { useId } from 'react';
import { RatingInput } from '../../forms/RatingInput/RatingInput.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { Uploader } from '../../forms/Uploader/Uploader.tsx';
import type { UploadItem } from '../../forms/Uploader/UploadItem.ts';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { formatOptions } from '../formatOptions.ts';
import * as styles from './ReviewForm.css.ts';
import type { ReviewDraft, ReviewSubject } from './reviewDraft.ts';

/** Events of the photo field of a line. The parent stores and uploads the photos. */
export interface ReviewPhotoEvents {
  /** Called with the line's id and the selected files. */
  onAdd: (itemId: string, files: File[]) => void;
  /** Called with the ids of line and photo. */
  onRemove: (itemId: string, photoId: string) => void;
  /** Called with the ids of line and photo. */
  onRetry?: ((itemId: string, photoId: string) => void) | undefined;
  /** Called with the line's id and its photos' ids in their new order. */
  onReorder?: ((itemId: string, photoIds: string[]) => void) | undefined;
}

export interface ReviewFormItemProps {
  item: ReviewSubject;
  draft: ReviewDraft;
  onDraftChange: (draft: ReviewDraft) => void;
  photos: readonly UploadItem[];
  photoEvents: ReviewPhotoEvents | undefined;
  /** Maximum number of characters of a review. */
  maxLength: number;
  isOffline: boolean;
}

/** Stars, text and photos for one line of an order. */
export function ReviewFormItem(props: ReviewFormItemProps) {
  const { item, draft, onDraftChange, photos, photoEvents, maxLength, isOffline } = props;
  const t = useMessages('orders', 'ReviewForm');
  const selected = formatOptions(item.attributes, useMessages('shared', 'common'));
  const id = useId();
  return (
    <section aria-labelledby={selected ? `${id} ${id}-options` : id} className={styles.item}>
      <div className={styles.subject}>
        {item.image && (
          <Image {...pictureProps(item.image, pictureSizes.thumb)} alt="" ratio="1:1" className={styles.shot} />
        )}
        <div className={styles.names}>
          <strong id={id} className={styles.title}>
            {item.title}
          </strong>
          {selected && (
            <span id={`${id}-options`} className={styles.choice}>
              {selected}
            </span>
          )}
        </div>
      </div>
      <RatingInput
        label={t('rating')}
        name={`rating-${item.id}`}
        isRequired
        value={draft.rating}
        validate={(stars) => (stars > 0 ? undefined : t('ratingRequired'))}
        onChange={(rating) => onDraftChange({ ...draft, rating })}
      />
      <TextArea
        label={t('content')}
        name={`content-${item.id}`}
        description={t('contentHint')}
        isRequired
        rows={4}
        maxLength={maxLength}
        value={draft.content}
        validate={(text) => (isBlank(text) ? t('contentRequired') : undefined)}
        onChange={(content) => onDraftChange({ ...draft, content })}
      />
      {photoEvents && (
        <Uploader
          label={t('photos')}
          aria-describedby={selected ? `${id} ${id}-options` : id}
          items={photos}
          // Uploaded photos do not need the network.
          isOffline={isOffline && photos.some(({ status }) => status !== 'done')}
          onAdd={(files) => photoEvents.onAdd(item.id, files)}
          onRemove={(photo) => photoEvents.onRemove(item.id, photo)}
          onRetry={photoEvents.onRetry && ((photo) => photoEvents.onRetry?.(item.id, photo))}
          onReorder={photoEvents.onReorder && ((ids) => photoEvents.onReorder?.(item.id, ids))}
        />
      )}
    </section>
  );
}
