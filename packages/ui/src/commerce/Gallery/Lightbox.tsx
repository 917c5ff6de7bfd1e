import type { Picture } from '@mallard/domain/contract';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ModalLayer } from '../../feedback/ModalLayer/ModalLayer.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { ChevronLeft, ChevronRight, Minimize, X, ZoomIn, ZoomOut } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';
import { hasModifier } from '../../intl/hasModifier.ts';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Lightbox.css.ts';
import { useZoom } from './useZoom.ts';

export interface LightboxProps {
  isOpen: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  pictures: readonly Picture[];
  /** Index of the current picture. */
  index: number;
  /** Called with the index of the picture to show. */
  onIndexChange: (index: number) => void;
  /** Accessible name of the dialog. @default "Enlarged pictures" in the reader's language */
  label?: string | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Pictures in full screen with zoom. The user can switch pictures only while the zoom is reset. */
export function Lightbox(props: LightboxProps) {
  const { isOpen, onOpenChange, pictures, index, onIndexChange, label, className, ...remainingProps } = props;
  const t = useMessages('product', 'Gallery');
  const close = () => onOpenChange(false);
  return (
    <ModalLayer
      {...remainingProps}
      isOpen={isOpen}
      onClose={close}
      aria-label={label ?? t('lightbox')}
      layerClass={styles.layer}
      className={joinClass(styles.panel, className)}
    >
      {(_, panel) => (
        <LightboxContent
          pictures={pictures}
          index={index}
          onIndexChange={onIndexChange}
          panel={panel}
          onClose={close}
        />
      )}
    </ModalLayer>
  );
}

interface ContentProps extends Pick<LightboxProps, 'pictures' | 'index' | 'onIndexChange'> {
  onClose: () => void;
  /** Receives the focus first, and handles the keys. */
  panel: RefObject<HTMLDivElement | null>;
}

const PAN = 60;

function LightboxContent({ pictures, index, onIndexChange, onClose, panel }: ContentProps) {
  const t = useMessages('product', 'Gallery');
  const tShared = useMessages('shared', 'common');
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ frame, content, onSwipe: (direction) => turn(isRtl() ? -direction : direction) });
  const total = pictures.length;
  const at = Math.max(0, Math.min(index, total - 1));
  const picture = pictures[at];

  function isRtl(): boolean {
    return frame.current !== null && isRightToLeft(frame.current);
  }

  function turn(by: number) {
    if (zoom.isZoomed) {
      announce(t('pagingLocked'), { key: 'lightbox' });
      return;
    }
    const next = at + by;
    if (next < 0 || next >= total) return;
    onIndexChange(next);
    announce(t('picturePosition', { position: next + 1, total }), { key: 'lightbox' });
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const { key } = event;
    if (key === '+' || key === '=') zoom.zoomIn();
    else if (key === '-') zoom.zoomOut();
    else if (key === '0') zoom.reset();
    else if (key === 'ArrowUp') zoom.panBy(0, PAN);
    else if (key === 'ArrowDown') zoom.panBy(0, -PAN);
    else if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    else if (zoom.isZoomed) zoom.panBy(key === 'ArrowLeft' ? PAN : -PAN, 0);
    else turn((key === 'ArrowRight') === isRtl() ? -1 : 1);
    event.preventDefault();
  });
  useEffect(() => {
    const dialog = panel.current;
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [panel]);

  const percent = Math.round(zoom.scale * 100);
  return (
    <div className={styles.content}>
      <div className={styles.bar}>
        <span className={styles.counter}>{total > 1 && `${at + 1} / ${total}`}</span>
        {/* Stay focusable without effect; otherwise the lightbox would lose the focus and its keys. */}
        <IconButton label={t('zoomOut')} aria-disabled={!zoom.isZoomed || undefined} onPress={zoom.zoomOut}>
          <Icon glyph={ZoomOut} />
        </IconButton>
        <output className={styles.percent} aria-label={t('zoomed', { percent })}>
          {`${percent}%`}
        </output>
        <IconButton label={t('zoomIn')} aria-disabled={!zoom.canZoomIn || undefined} onPress={zoom.zoomIn}>
          <Icon glyph={ZoomIn} />
        </IconButton>
        <IconButton label={t('resetZoom')} aria-disabled={!zoom.isZoomed || undefined} onPress={zoom.reset}>
          <Icon glyph={Minimize} />
        </IconButton>
        <IconButton label={tShared('close')} onPress={onClose}>
          <Icon glyph={X} />
        </IconButton>
      </div>
      <div ref={frame} {...zoom.frameProps} className={styles.frame} data-zoomed={zoom.isZoomed || undefined}>
        <div ref={content} className={styles.picture}>
          {picture && (
            <Image
              key={picture.url}
              {...pictureProps(picture, '100vw')}
              alt={picture.alt}
              fit="contain"
              ratio="1:1"
              draggable={false}
              className={styles.image}
            />
          )}
        </div>
      </div>
      {total > 1 && (
        <>
          <PageButton edge="start" label={t('previous')} isOff={zoom.isZoomed || at === 0} onPress={() => turn(-1)} />
          <PageButton edge="end" label={t('next')} isOff={zoom.isZoomed || at === total - 1} onPress={() => turn(1)} />
        </>
      )}
    </div>
  );
}

interface PageButtonProps {
  edge: 'start' | 'end';
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/** Stays focusable without effect; otherwise the focus would be lost at the last picture. */
function PageButton({ edge, label, isOff, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      className={styles.page({ edge })}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon glyph={edge === 'start' ? ChevronLeft : ChevronRight} isDirectional />
    </button>
  );
}
