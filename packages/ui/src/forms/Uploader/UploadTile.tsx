import { type HTMLAttributes, type KeyboardEvent, type RefObject, useContext, useId, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight, ImageIcon, RotateCw, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { PictureBaseContext, pictureUrl } from '../../foundations/MallardProvider/PictureBaseContext.ts';
import { useLeaving } from '../../foundations/useLeaving.ts';
import { hasModifier } from '../../intl/hasModifier.ts';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Uploader.css.ts';
import type { UploadItem } from './UploadItem.ts';
import { UploadState } from './UploadState.tsx';
import { usePreview } from './usePreview.ts';

interface UploadTileProps {
  item: UploadItem;
  /** Index of the photo. */
  place: number;
  total: number;
  isHeld: boolean;
  isDisabled: boolean;
  /** Receives the focus when the last photo is removed. */
  heir: RefObject<HTMLElement | null>;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
  /** Moves the photo by a number of positions; leave it out for a fixed order. */
  onMove: ((by: number) => void) | undefined;
  /** Whether the next click only ends a drag. */
  endsDrag: () => boolean;
  dragProps: HTMLAttributes<HTMLLIElement>;
}

/** One photo with its actions. Pressing the picture shows the buttons that move it. */
export function UploadTile(props: UploadTileProps) {
  const { item, place, total, isHeld, isDisabled, heir, onRetry, onMove, endsDrag, dragProps } = props;
  const { id, name, status, errorMessage } = item;
  const t = useMessages('forms', 'Uploader');
  const preview = pictureUrl(usePreview(item.file, item.url), useContext(PictureBaseContext));
  const keysId = useId();
  const tile = useRef<HTMLLIElement>(null);
  const leave = useLeaving(tile, { part: '[data-part="photo"]', lastResort: () => heir.current });
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  const canMove = onMove !== undefined && !isDisabled && total > 1;
  const state =
    status === 'failed' && errorMessage
      ? t('statuses.failed') + t('nameSeparator') + errorMessage
      : t(`statuses.${status}`);

  function remove() {
    leave(t('removed', { name }));
    props.onRemove();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isDisabled || hasModifier(event)) return;
    const isForward = event.key === (isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight');
    if (canMove && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) onMove(isForward ? 1 : -1);
    else if (canMove && event.key === 'Home') onMove(-place);
    else if (canMove && event.key === 'End') onMove(total - 1 - place);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <li
      {...dragProps}
      ref={tile}
      data-id={id}
      data-status={status}
      data-held={isHeld || undefined}
      className={styles.tile}
    >
      <button
        type="button"
        data-part="photo"
        aria-label={t('photo', { position: place + 1, total, name, status: state })}
        aria-describedby={canMove ? keysId : undefined}
        aria-expanded={canMove ? isOpen : undefined}
        className={styles.photo}
        onKeyDown={onKeyDown}
        onClick={({ detail }) => {
          // A key press ends no drag.
          if (canMove && (detail === 0 || !endsDrag())) setOpen(!isOpen);
        }}
      >
        {preview === undefined || preview === broken ? (
          <Icon glyph={ImageIcon} size="lg" />
        ) : (
          <img
            src={preview}
            alt=""
            loading="lazy"
            draggable={false}
            className={styles.picture}
            onError={() => setBroken(preview)}
          />
        )}
      </button>
      {canMove && (
        <span id={keysId} hidden>
          {t('keyboardHint')}
        </span>
      )}
      {!(canMove && isOpen) && <UploadState item={item} />}
      {status === 'failed' && onRetry && !isDisabled && (
        <button
          ref={leaveToPhoto}
          type="button"
          aria-label={t('retry', { name })}
          className={styles.retry}
          onClick={onRetry}
        >
          <Icon glyph={RotateCw} />
        </button>
      )}
      {canMove && isOpen && (
        <>
          <Mover label={t('moveEarlier', { name })} isAtEnd={place === 0} side="start" onPress={() => onMove(-1)} />
          <Mover label={t('moveLater', { name })} isAtEnd={place === total - 1} side="end" onPress={() => onMove(1)} />
        </>
      )}
      {!isDisabled && (
        <button type="button" aria-label={t('remove', { name })} className={styles.remove} onClick={remove}>
          <Icon glyph={X} size="sm" />
        </button>
      )}
    </li>
  );
}

interface MoverProps {
  label: string;
  isAtEnd: boolean;
  side: 'start' | 'end';
  onPress: () => void;
}

/** Stays focusable at the end of the list, so that repeated presses do not lose the focus. */
function Mover({ label, isAtEnd, side, onPress }: MoverProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      className={styles.move({ side })}
      onClick={() => {
        if (!isAtEnd) onPress();
      }}
    >
      <Icon glyph={side === 'start' ? ChevronLeft : ChevronRight} isDirectional />
    </button>
  );
}

/** Ref callback of a button that disappears after a press: moves the focus to its photo. */
function leaveToPhoto(button: HTMLElement | null): (() => void) | undefined {
  const photo = button?.parentElement?.querySelector<HTMLElement>('[data-part="photo"]');
  return () => {
    if (document.activeElement === button) photo?.focus();
  };
}
