import type { Picture } from '@mallard/domain/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { hasModifier } from '../../intl/hasModifier.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { scrollColumnTo } from '../scrollColumnTo.ts';
import * as styles from './Gallery.css.ts';

export interface GalleryThumbsProps {
  pictures: readonly Picture[];
  /** Index of the visible picture. */
  index: number;
  /** Called with the index of the picture to show. */
  onTurn: (index: number) => void;
}

/** Thumbnails in a column that scrolls to the visible picture. One Tab stop; arrow keys move within it. */
export function GalleryThumbs({ pictures, index, onTurn }: GalleryThumbsProps) {
  const t = useMessages('product', 'Gallery');
  const column = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const thumb = column.current?.children[index];
    if (column.current && thumb) scrollColumnTo(column.current, thumb);
  }, [index]);

  function onKeyDown(event: KeyboardEvent, thumbIndex: number) {
    const last = pictures.length - 1;
    const targets: Record<string, number> = { ArrowUp: thumbIndex - 1, ArrowDown: thumbIndex + 1, Home: 0, End: last };
    const next = targets[event.key];
    if (next === undefined || hasModifier(event)) return;
    event.preventDefault();
    const thumb = column.current?.children[next];
    if (!(thumb instanceof HTMLElement)) return;
    thumb.focus();
    onTurn(next);
  }

  return (
    <div ref={column} role="toolbar" aria-orientation="vertical" aria-label={t('thumbnails')} className={styles.thumbs}>
      {pictures.map((picture, thumbIndex) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: as in the row of the pictures
          key={thumbIndex}
          type="button"
          className={styles.thumb}
          tabIndex={thumbIndex === index ? 0 : -1}
          aria-label={t('showPicture', { position: thumbIndex + 1 })}
          aria-current={thumbIndex === index ? 'true' : undefined}
          onClick={() => onTurn(thumbIndex)}
          onKeyDown={(event) => onKeyDown(event, thumbIndex)}
        >
          <Image {...pictureProps(picture, pictureSizes.thumb)} alt="" ratio="1:1" />
        </button>
      ))}
    </div>
  );
}
