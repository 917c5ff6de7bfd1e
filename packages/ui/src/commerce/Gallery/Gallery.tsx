import type { Picture } from '@mallard/domain/contract';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { pictureProps } from '../pictureProps.ts';
import { pictureSizes } from '../pictureSizes.ts';
import * as styles from './Gallery.css.ts';

export interface GalleryProps {
  /** The pictures, the most telling first. */
  pictures: readonly Picture[];
  /** Which picture to bring into view, from 0; a chosen colour for instance. */
  selectedIndex?: number | undefined;
  /** Called with the picture that came into view. */
  onSelectionChange?: ((index: number) => void) | undefined;
  /** On the picture's upper edge, below 1024 px: round buttons for back and share. */
  overlay?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Pictures of a product: a row that snaps under the finger, and thumbnails beside it from 1024 px on. */
export function Gallery({ pictures, selectedIndex, onSelectionChange, overlay, className, ref }: GalleryProps) {
  const words = useCommerceWords();
  const stage = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(selectedIndex ?? 0);
  const total = pictures.length;

  useEffect(() => {
    if (selectedIndex !== undefined) scrollToSlide(stage.current, selectedIndex);
  }, [selectedIndex]);

  function onScroll() {
    const box = stage.current;
    if (!box || box.clientWidth === 0) return;
    // The offset is negative in right-to-left text.
    const next = Math.min(total - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
    if (next === index) return;
    setIndex(next);
    onSelectionChange?.(next);
  }

  return (
    <section
      ref={ref}
      aria-label={words.gallery}
      className={joinClass(total > 1 ? styles.root : `${styles.root} ${styles.single}`, className)}
    >
      <div className={styles.frame}>
        {/* What scrolls must be reachable by keyboard. */}
        <ul
          ref={stage}
          className={styles.stage}
          onScroll={onScroll}
          tabIndex={total > 1 ? 0 : undefined}
          aria-label={words.gallery}
        >
          {pictures.map((picture, place) => (
            <li key={picture.url} className={styles.slide}>
              <Image
                {...pictureProps(picture, pictureSizes.gallery)}
                alt={picture.alt}
                ratio="1:1"
                isPriority={place === 0}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        {total > 1 && (
          <span className={styles.pager}>
            <VisuallyHidden>{words.pictureOf(index + 1, total)}</VisuallyHidden>
            <span aria-hidden="true">{`${index + 1} / ${total}`}</span>
          </span>
        )}
        {overlay && <div className={styles.overlay}>{overlay}</div>}
      </div>
      {total > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, place) => (
            <button
              key={picture.url}
              type="button"
              className={styles.thumb}
              aria-label={words.showPicture(place + 1)}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => scrollToSlide(stage.current, place)}
            >
              <Image {...pictureProps(picture, pictureSizes.thumb)} alt="" ratio="1:1" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function scrollToSlide(stage: HTMLUListElement | null, index: number): void {
  const slide = stage?.children[index];
  if (!stage || !(slide instanceof HTMLElement)) return;
  stage.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
}
