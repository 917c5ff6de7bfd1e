import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { hasModifier } from '../../intl/hasModifier.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePreview } from '../Uploader/usePreview.ts';
import * as styles from './AvatarUploader.css.ts';
import { clampCrop, MAX_ZOOM, moveCrop, type PictureSize, type Square, squareOf, wholeCrop } from './crop.ts';

export interface CropDialogProps {
  file: File;
  /** Called with the cropped square. */
  onCrop: (file: File) => void;
  onCancel: () => void;
  /** Called when the browser cannot show the file. */
  onBroken: () => void;
}

/** Fraction of the square's side that an arrow key moves it by. */
const STEP = 0.05;
const steps = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-STEP, 0]],
  ['ArrowRight', [STEP, 0]],
  ['ArrowUp', [0, -STEP]],
  ['ArrowDown', [0, STEP]],
]);

/** Selects the square of a photo that becomes the avatar: by dragging, arrow keys and zoom. */
export function CropDialog({ file, onCrop, onCancel, onBroken }: CropDialogProps) {
  const t = useMessages('forms', 'AvatarUploader');
  const tShared = useMessages('shared', 'common');
  const hintId = useId();
  const address = usePreview(file, undefined);
  const image = useRef<HTMLImageElement>(null);
  const grip = useRef<{ x: number; y: number }>(undefined);
  const [size, setSize] = useState<PictureSize>();
  const [crop, setCrop] = useState(wholeCrop);
  const [isPending, setPending] = useState(false);
  // A ref, because a second press may come before the next render.
  const answer = useRef<'none' | 'use' | 'cancel'>('none');
  const percent = Math.round(crop.zoom * 100);

  function drag(event: PointerEvent<HTMLElement>) {
    if (!size || !grip.current) return;
    const side = event.currentTarget.clientWidth;
    const [right, down] = [event.clientX - grip.current.x, event.clientY - grip.current.y];
    grip.current = { x: event.clientX, y: event.clientY };
    // The picture follows the finger, so the square moves the other way.
    setCrop((before) => moveCrop(before, size, -right / side, -down / side));
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const step = steps.get(event.key);
    if (!step || !size || hasModifier(event)) return;
    event.preventDefault();
    setCrop((before) => moveCrop(before, size, ...step));
  }

  function leave() {
    answer.current = 'cancel';
    onCancel();
  }

  async function use() {
    if (!image.current || !size || answer.current !== 'none') return;
    answer.current = 'use';
    setPending(true);
    const square = await cutOut(image.current, squareOf(crop, size), file.name).catch(() => undefined);
    if (answer.current !== 'use') return;
    if (square) onCrop(square);
    else onBroken();
  }

  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={leave}
      title={t('cropTitle')}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {tShared('cancel')}
          </Button>
          <Button isDisabled={!size} isPending={isPending} onPress={() => void use()}>
            {t('use')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/useSemanticElements: no element represents a picture that moves in two dimensions */}
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
          tabIndex={0}
          aria-label={t('cropArea')}
          aria-describedby={hintId}
          className={styles.stage}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            grip.current = undefined;
          }}
          onPointerCancel={() => {
            grip.current = undefined;
          }}
        >
          {address !== undefined && (
            <img
              ref={image}
              src={address}
              alt=""
              draggable={false}
              className={styles.picture}
              style={size && placeOf(crop, size)}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
              onError={onBroken}
            />
          )}
        </div>
        <p id={hintId} className={styles.stageHint}>
          {t('cropHint')}
        </p>
        <label className={styles.zoom}>
          <span>{t('zoom')}</span>
          <input
            type="range"
            min={100}
            max={MAX_ZOOM * 100}
            step={5}
            value={percent}
            aria-valuetext={t('zoomPercent', { percent })}
            disabled={!size}
            className={styles.slider}
            onChange={({ target }) => {
              if (size) setCrop((before) => clampCrop({ ...before, zoom: Number(target.value) / 100 }, size));
            }}
          />
        </label>
      </div>
    </Dialog>
  );
}

/** Returns the position at which the square fills the stage, in fractions of the stage. */
function placeOf(crop: typeof wholeCrop, size: PictureSize) {
  const { x, y, side } = squareOf(crop, size);
  const share = (px: number) => `${(px / side) * 100}%`;
  return { left: share(-x), top: share(-y), width: share(size.width), height: share(size.height) };
}

/** Side of the result in px: sharp for the largest avatar on a screen with a pixel ratio of 3. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * Renders a square of a picture as a JPEG of 512 px per side; transparent pixels become white.
 *
 * @param image the loaded picture
 * @param name of the source file
 * @throws {Error} when the browser cannot render it
 */
async function cutOut(image: HTMLImageElement, { x, y, side }: Square, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The canvas could not be converted to an image.');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
