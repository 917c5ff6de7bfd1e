import type { Picture } from '@mallard/domain/contract';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { ChevronLeft, ChevronRight, ImageOff } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { listRole } from '../../foundations/listRole.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { hasModifier } from '../../intl/hasModifier.ts';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Gallery.css.ts';
import { GallerySlide } from './GallerySlide.tsx';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { LazyLightbox } from './LazyLightbox.tsx';

export interface GalleryProps
  extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The pictures, most important first. */
  pictures: readonly Picture[];
  /**
   * Index of the picture to show, for example for a selected color; an index beyond the end means
   * the last one. Without it, a new list keeps its position.
   */
  selectedIndex?: number | undefined;
  /** Called with the index of the picture that came into view. */
  onSelectionChange?: ((index: number) => void) | undefined;
  /** Magnifies under a mouse (`inline`), opens the picture in full screen (`lightbox`), or both. @default 'lightbox' */
  zoom?: 'none' | 'inline' | 'lightbox' | 'both' | undefined;
  /** Content on the picture's upper edge, below 1024 px: round buttons for back and share. */
  overlay?: ReactNode;
  /** Accessible name of the region. @default "Product pictures" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Pictures of a product: a row with scroll snapping, with thumbnails beside it from 1024 px on. */
export function Gallery(props: GalleryProps) {
  const {
    pictures,
    selectedIndex,
    onSelectionChange,
    zoom = 'lightbox',
    overlay,
    label,
    className,
    ref,
    ...remainingProps
  } = props;
  const t = useMessages('product', 'Gallery');
  const announce = useAnnounce();
  const stage = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(selectedIndex ?? 0);
  const [isEnlarged, setEnlarged] = useState(false);
  /** The picture that was last shown in the lightbox. */
  const turnedTo = useRef<number>(undefined);
  const total = pictures.length;
  const index = Math.max(0, Math.min(shown, total - 1));
  const first = pictures[0]?.url;
  const name = label ?? t('gallery');
  const opens = zoom === 'lightbox' || zoom === 'both';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of pictures also has to scroll
  useEffect(() => {
    if (selectedIndex !== undefined) scrollToSlide(stage.current, Math.max(0, Math.min(selectedIndex, total - 1)));
  }, [selectedIndex, total, first]);

  // The focus returns to the visible picture, not to the pressed one.
  useEffect(() => {
    if (isEnlarged || turnedTo.current === undefined) return;
    focusSlide(stage.current, turnedTo.current);
    turnedTo.current = undefined;
  }, [isEnlarged]);

  function onScroll() {
    const box = stage.current;
    if (!box || box.clientWidth === 0) return;
    // In right-to-left text, scroll offsets are negative.
    const next = Math.min(total - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
    if (next === index) return;
    setShown(next);
    onSelectionChange?.(next);
  }

  function turnTo(next: number) {
    if (next < 0 || next >= total || next === index) return;
    scrollToSlide(stage.current, next);
    announce(t('picturePosition', { position: next + 1, total }), { key: 'gallery' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const isRtl = isRightToLeft(event.currentTarget);
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: total - 1 };
    const next = targets[event.key];
    if (next === undefined || total < 2 || hasModifier(event)) return;
    event.preventDefault();
    turnTo(next);
    // The focus stays on the visible picture.
    focusSlide(stage.current, Math.max(0, Math.min(next, total - 1)));
  }

  return (
    <section
      {...remainingProps}
      ref={ref}
      aria-label={name}
      className={joinClass(total > 1 ? styles.root : `${styles.root} ${styles.single}`, className)}
    >
      <div className={styles.frame}>
        {total === 0 ? (
          <span className={styles.none}>
            <Icon glyph={ImageOff} size="lg" />
            <span>{t('noPicture')}</span>
          </span>
        ) : (
          // Scrollable content must be reachable by keyboard: the visible picture, or the row if
          // pictures are no buttons.
          <ul
            {...listRole}
            ref={stage}
            className={styles.stage}
            onScroll={onScroll}
            onKeyDown={onKeyDown}
            tabIndex={total > 1 && !opens ? 0 : undefined}
            aria-label={name}
          >
            {pictures.map((picture, pictureIndex) => (
              <GallerySlide
                // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position: the browser would scroll with a picture that moves
                key={pictureIndex}
                picture={picture}
                isPriority={pictureIndex === 0}
                isCurrent={pictureIndex === index}
                isMagnifying={zoom === 'inline' || zoom === 'both'}
                onPress={opens ? () => setEnlarged(true) : undefined}
              />
            ))}
          </ul>
        )}
        {total > 1 && (
          <>
            <span className={styles.pager}>
              <VisuallyHidden>{t('picturePosition', { position: index + 1, total })}</VisuallyHidden>
              <span aria-hidden="true">{`${index + 1} / ${total}`}</span>
            </span>
            <button
              type="button"
              className={styles.arrow({ edge: 'start' })}
              aria-label={t('previous')}
              aria-disabled={index === 0 || undefined}
              onClick={() => turnTo(index - 1)}
            >
              <Icon glyph={ChevronLeft} isDirectional />
            </button>
            <button
              type="button"
              className={styles.arrow({ edge: 'end' })}
              aria-label={t('next')}
              aria-disabled={index === total - 1 || undefined}
              onClick={() => turnTo(index + 1)}
            >
              <Icon glyph={ChevronRight} isDirectional />
            </button>
          </>
        )}
        {overlay && <div className={styles.overlay}>{overlay}</div>}
        {opens && (
          <LazyLightbox
            problemClass={styles.problemOnStage}
            isOpen={isEnlarged}
            onOpenChange={setEnlarged}
            pictures={pictures}
            index={index}
            onIndexChange={(next) => {
              turnedTo.current = next;
              scrollToSlide(stage.current, next);
            }}
          />
        )}
      </div>
      {total > 1 && <GalleryThumbs pictures={pictures} index={index} onTurn={turnTo} />}
    </section>
  );
}

function scrollToSlide(stage: HTMLUListElement | null, index: number): void {
  const slide = stage?.children[index];
  if (!stage || !(slide instanceof HTMLElement)) return;
  stage.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
}

function focusSlide(stage: HTMLUListElement | null, index: number): void {
  stage?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
}
