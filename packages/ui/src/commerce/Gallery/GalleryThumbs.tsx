import type { Picture } from '@mallard/domain/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { hasModifier } from '../../intl/hasModifier.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { pictureProps } from '../pictureProps.ts';
import * as pictureSizes from '../pictureSizes.ts';
import { scrollColumnTo } from '../scrollColumnTo.ts';
import * as styles from './Gallery.css.ts';

export interface GalleryThumbsProps {
  pictures: readonly Picture[];
  /** Which picture is in view, from 0. */
  index: number;
  /** Gets the picture to turn to. */
  onTurn: (index: number) => void;
}

/** The pictures in small, in a column that follows the one in view. One stop of the Tab key; arrows turn within it. */
export function GalleryThumbs({ pictures, index, onTurn }: GalleryThumbsProps) {
  const t = useMessages('commerce', 'Gallery');
  const column = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const thumb = column.current?.children[index];
    if (column.current && thumb) scrollColumnTo(column.current, thumb);
  }, [index]);

  function onKeyDown(event: KeyboardEvent, place: number) {
    const last = pictures.length - 1;
    const places: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last };
    const next = places[event.key];
    if (next === undefined || hasModifier(event)) return;
    event.preventDefault();
    const thumb = column.current?.children[next];
    if (!(thumb instanceof HTMLElement)) return;
    thumb.focus();
    onTurn(next);
  }

  return (
    <div ref={column} role="toolbar" aria-orientation="vertical" aria-label={t('thumbnails')} className={styles.thumbs}>
      {pictures.map((picture, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: as in the row of the pictures
          key={place}
          type="button"
          className={styles.thumb}
          tabIndex={place === index ? 0 : -1}
          aria-label={t('showPicture', { position: place + 1 })}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onTurn(place)}
          onKeyDown={(event) => onKeyDown(event, place)}
        >
          <Image {...pictureProps(picture, pictureSizes.thumb)} alt="" ratio="1:1" />
        </button>
      ))}
    </div>
  );
}
