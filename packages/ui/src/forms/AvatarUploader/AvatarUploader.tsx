import { checkFiles, type FileRefusal } from '@mallard/domain/rules';
import { type HTMLAttributes, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { useLazyPart } from '../../foundations/useLazyPart.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { preparePhoto } from '../photo/preparePhoto.ts';
import { formatFileSize } from '../Uploader/formatFileSize.ts';
import { nameOfType } from '../Uploader/nameOfType.ts';
import * as styles from './AvatarUploader.css.ts';

const loadDialog = async () => (await import('./CropDialog.tsx')).CropDialog;

export interface AvatarUploaderProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onChange' | 'role'> {
  /** Name of the person; its initial shows when there is no photo. */
  name: string;
  /** URL of the current photo. */
  src?: string | null | undefined;
  /** Called with the cropped square, a JPEG of 512 px per side. The parent uploads it. */
  onChange: (file: File) => void;
  /** Removes the photo; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Whether a photo is being uploaded. @default false */
  isPending?: boolean | undefined;
  /** Why the upload failed. */
  errorMessage?: string | undefined;
  /**
   * Maximum bytes of the photo to crop; a larger one is scaled down first. The result is far
   * smaller. @default 20971520, which is 20 MB
   */
  maxSize?: number | undefined;
  /** Accepted media types. @default JPEG, PNG and WebP */
  accept?: readonly string[] | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const TWENTY_MEGABYTES = 20 * 1024 * 1024;

/** Selects a photo of a person and crops it to a square. */
export function AvatarUploader(props: AvatarUploaderProps) {
  const {
    name,
    src,
    onChange,
    onRemove,
    isPending = false,
    errorMessage,
    isDisabled = false,
    maxSize = TWENTY_MEGABYTES,
    accept = pictures,
    className,
    ...elementProps
  } = props;
  const t = useMessages('forms', 'AvatarUploader');
  const tShared = useMessages('shared', 'common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const choice = useRef<File>(undefined);
  const { Part: CropDialog, reach } = useLazyPart(loadDialog, file !== undefined, () =>
    refuse(t('errors.cropperUnavailable')),
  );
  const types = accept.map(nameOfType).join(tShared('listSeparator'));
  const error = refusal ?? (errorMessage || undefined);
  const hasPhoto = src != null && src !== '';

  async function choose(selected: File) {
    choice.current = selected;
    setPreparing(true);
    const photo = await preparePhoto(selected, maxSize);
    // Another file was selected in the meantime.
    if (choice.current !== selected) return;
    setPreparing(false);
    const { refused } = checkFiles([photo], { accept, maxBytes: maxSize, present: [] });
    const reason = refused[0]?.reason;
    setRefusal(reason && sentence(reason, photo));
    if (!reason) setFile(photo);
  }

  function refuse(reason: string) {
    setFile(undefined);
    setRefusal(reason);
  }

  function sentence(reason: FileRefusal, { type, size }: File): string {
    if (reason === 'type' && type === 'image/heic') return t('errors.heic');
    if (reason === 'type') return t('errors.type', { types });
    if (reason === 'size') return t('errors.size', { size: formatFileSize(size), max: formatFileSize(maxSize) });
    return t('errors.empty');
  }

  return (
    <div {...elementProps} className={joinClass(styles.root, className)}>
      <Avatar name={name} src={src} size="lg" isDecorative />
      <div className={styles.words}>
        <div className={styles.buttons}>
          <Button
            ref={button}
            variant="quiet"
            size="sm"
            isDisabled={isDisabled}
            isPending={isPending || isPreparing}
            pendingLabel={isPreparing ? t('preparing') : t('uploading')}
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
            onPointerEnter={reach}
            onFocus={reach}
            onPress={() => input.current?.click()}
          >
            {hasPhoto ? t('change') : t('choose')}
          </Button>
          {hasPhoto && onRemove && (
            <Button
              variant="ghost"
              size="sm"
              isDisabled={isDisabled || isPending}
              onPress={() => {
                // The remove button is unmounted with the photo.
                button.current?.focus();
                onRemove();
              }}
            >
              {t('remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('limits', { types })}
        </p>
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={({ target }) => {
          const selected = target.files?.[0];
          // Reset, so that the same file can be selected again.
          target.value = '';
          if (selected) void choose(selected);
        }}
      />
      {file && CropDialog && (
        <CropDialog
          file={file}
          onCancel={() => setFile(undefined)}
          onBroken={() => refuse(t('errors.broken'))}
          onCrop={(square) => {
            setFile(undefined);
            onChange(square);
          }}
        />
      )}
    </div>
  );
}
