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
  /** Name of the person; its initial shows without a photo. */
  name: string;
  /** Address of the photo they have. */
  src?: string | null | undefined;
  /** Gets the square that was cut out: a JPEG of 512 px a side. The owner sends it. */
  onChange: (file: File) => void;
  /** Takes the photo away; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Whether a photo is being sent. @default false */
  isPending?: boolean | undefined;
  /** Why the photo could not be sent. */
  errorMessage?: string | undefined;
  /** Most bytes of the photo that is cropped; a larger one is made smaller first, and what is sent is far smaller. @default 20971520, which is 20 MB */
  maxSize?: number | undefined;
  /** Media types that are taken. @default JPEG, PNG and WebP */
  accept?: readonly string[] | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const TWENTY_MEGABYTES = 20 * 1024 * 1024;

/** Chooses the photo of a person and cuts a square out of it. */
export function AvatarUploader(props: AvatarUploaderProps) {
  const { name, src, onChange, onRemove, isPending = false, errorMessage, isDisabled = false, ...others } = props;
  const { maxSize = TWENTY_MEGABYTES, accept = pictures, className, ...rest } = others;
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

  async function choose(chosen: File) {
    choice.current = chosen;
    setPreparing(true);
    const photo = await preparePhoto(chosen, maxSize);
    // Another one was chosen meanwhile.
    if (choice.current !== chosen) return;
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
    <div {...rest} className={joinClass(styles.root, className)}>
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
                // This button goes with the photo.
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
          const chosen = target.files?.[0];
          // So that the same file can be chosen again.
          target.value = '';
          if (chosen) void choose(chosen);
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
