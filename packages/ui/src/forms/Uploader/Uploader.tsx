import { checkFiles } from '@mallard/domain/rules';
import { type HTMLAttributes, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { preparePhoto } from '../photo/preparePhoto.ts';
import { AddTile } from './AddTile.tsx';
import { formatFileSize } from './formatFileSize.ts';
import { moveTo } from './moveTo.ts';
import { nameOfType } from './nameOfType.ts';
import * as styles from './Uploader.css.ts';
import type { UploadItem, UploadStatus } from './UploadItem.ts';
import { type Refusal, UploadNotices } from './UploadNotices.tsx';
import { UploadTile } from './UploadTile.tsx';
import { useDragOrder } from './useDragOrder.ts';
import { useFileDrop } from './useFileDrop.ts';
import { originalOf, usePreparing } from './usePreparing.ts';

export interface UploaderProps
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'style' | 'children' | 'onDrop' | 'onPaste' | 'aria-label' | 'aria-labelledby'
  > {
  /** The photos in order, with the stage of each upload. The parent stores and uploads them. */
  items: readonly UploadItem[];
  /** Called with files that were selected, dropped, pasted or photographed, without those that exceed a limit. */
  onAdd: (files: File[]) => void;
  /** Called with the id of the photo to remove; cancel its upload. */
  onRemove: (id: string) => void;
  /** Called with the id of a failed photo to upload again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called with all ids in their new order. Without it, the order is fixed. */
  onReorder?: ((ids: string[]) => void) | undefined;
  /**
   * Converts a file before it is checked. @default sets the type by content, scales a photo above
   * `maxSize` down, and converts HEIC to JPEG where the browser can
   */
  transform?: ((file: File) => Promise<File>) | undefined;
  /** Label of the photos. @default "Photos" in the reader's language */
  label?: string | undefined;
  /** Help text. @default the limits in the reader's language */
  description?: string | undefined;
  /** Error of the photos as a whole. */
  errorMessage?: string | undefined;
  /** Maximum number of photos. @default 9 */
  maxCount?: number | undefined;
  /** Maximum bytes of one photo. @default 5242880, which is 5 MB */
  maxSize?: number | undefined;
  /** Accepted media types. @default JPEG, PNG and WebP */
  accept?: readonly string[] | undefined;
  /** Whether several files can be selected at once. @default true */
  isMultiple?: boolean | undefined;
  /** Camera for a button on touch screens; `none` for no such button. @default 'environment' */
  capture?: 'environment' | 'user' | 'none' | undefined;
  /** Whether the network is unavailable, so that photos wait. @default false */
  isOffline?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const FIVE_MEGABYTES = 5 * 1024 * 1024;

/** Collects photos: select, drop, paste or take them, see their upload state, and reorder them. */
export function Uploader(props: UploaderProps) {
  const {
    items,
    onAdd,
    onRemove,
    onRetry,
    onReorder,
    transform,
    label,
    description,
    errorMessage,
    maxCount = 9,
    maxSize = FIVE_MEGABYTES,
    accept = pictures,
    isMultiple = true,
    capture = 'environment',
    isOffline = false,
    isDisabled = false,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('forms', 'Uploader');
  const tShared = useMessages('shared', 'common');
  const announce = useAnnounce();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  useSpokenStatuses(items);

  const ids = items.map((item) => item.id);
  const canDrag = onReorder !== undefined && !isDisabled && items.length > 1;
  const drag = useDragOrder(list, ids, canDrag, (next) => onReorder?.(next));
  const shown = [...items].sort((a, b) => drag.order.indexOf(a.id) - drag.order.indexOf(b.id));
  const hasRoom = items.length < maxCount;
  const types = accept.map(nameOfType).join(tShared('listSeparator'));
  const error = errorMessage || undefined;
  const describedBy = [elementProps['aria-describedby'], `${id}-used`, `${id}-help`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');

  function take(files: readonly File[], isNext = false) {
    const { accepted, refused } = checkFiles(files, {
      accept,
      maxBytes: maxSize,
      maxFiles: maxCount,
      originalOf,
      present: items.flatMap(({ file }) => (file instanceof File ? file : [])),
      count: items.length,
    });
    setRefusals((before) => {
      const all = isNext ? [...before, ...refused] : refused;
      return all.map(({ file, reason }, index) => ({ key: `${index} ${file.name}`, file, reason }));
    });
    for (const refusal of refused)
      announce(t('statusAnnouncement', { name: refusal.file.name, status: explain(refusal) }), {
        key: refusal.file.name,
      });
    if (accepted.length === 0) return;
    announce(t('added', { count: accepted.length }));
    onAdd(accepted);
  }
  const { progress, prepare } = usePreparing(transform ?? ((file) => preparePhoto(file, maxSize)), take);
  const drop = useFileDrop(prepare, isDisabled);

  function explain({ file, reason }: Omit<Refusal, 'key'>): string {
    if (reason === 'type' && file.type === 'image/heic') return t('errors.heic');
    if (reason === 'type') return t('errors.type', { types });
    if (reason === 'size') return t('errors.size', { size: formatFileSize(file.size), max: formatFileSize(maxSize) });
    return reason === 'count' ? t('errors.count', { max: maxCount }) : t(`errors.${reason}`);
  }

  function move(item: UploadItem, index: number) {
    const at = Math.max(0, Math.min(index, items.length - 1));
    announce(t('moved', { name: item.name, position: at + 1, total: items.length }), { key: 'moved' });
    if (ids[at] !== item.id) onReorder?.(moveTo(ids, item.id, at));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the counter
    <div
      role="group"
      // Receives the focus from the add tile when there is no room for more.
      tabIndex={-1}
      {...elementProps}
      {...drop.props}
      ref={ref}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-drop-target={drop.isOver || undefined}
      className={joinClass(styles.root, className)}
    >
      <p className={styles.head}>
        <span id={`${id}-label`}>{label ?? t('label')}</span>
        <span aria-hidden="true" className={styles.counter}>
          {t('usage', { count: items.length, max: maxCount })}
        </span>
        <span id={`${id}-used`} hidden>
          {t('usageLabel', { count: items.length, max: maxCount })}
        </span>
      </p>
      <ul ref={list} className={styles.grid}>
        {shown.map((item, index) => (
          <UploadTile
            key={item.id}
            item={item}
            place={index}
            total={items.length}
            isHeld={drag.heldId === item.id}
            isDisabled={isDisabled}
            heir={addButton}
            onRemove={() => onRemove(item.id)}
            onRetry={onRetry && (() => onRetry(item.id))}
            onMove={onReorder && ((by) => move(item, index + by))}
            endsDrag={drag.endsDrag}
            dragProps={canDrag ? drag.tileProps(item.id) : {}}
          />
        ))}
        {hasRoom && (
          <AddTile
            ref={addButton}
            accept={accept.join()}
            isMultiple={isMultiple && maxCount - items.length > 1}
            isBusy={progress !== null}
            isDisabled={isDisabled}
            describedBy={describedBy}
            onFiles={prepare}
          >
            {progress === null
              ? t('add')
              : progress.total === 1
                ? t('preparing')
                : t('preparingSeveral', { ready: progress.ready, total: progress.total })}
          </AddTile>
        )}
        {hasRoom && capture !== 'none' && (
          <AddTile
            accept="image/*"
            capture={capture}
            isBusy={false}
            isDisabled={isDisabled}
            describedBy={describedBy}
            onFiles={prepare}
          >
            {t('takePhoto')}
          </AddTile>
        )}
      </ul>
      <p id={`${id}-help`} className={styles.help}>
        {description ??
          (transform
            ? t('limitsWithSize', { types, size: formatFileSize(maxSize), count: maxCount })
            : t('limits', { types, count: maxCount }))}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <UploadNotices
        items={items}
        refusals={refusals}
        explain={explain}
        isOffline={isOffline}
        onDismiss={() => setRefusals([])}
      />
      {drop.isOver && (
        <span aria-hidden="true" className={styles.dropHint}>
          {t('dropHint')}
        </span>
      )}
    </div>
  );
}

/** Announces every status change of a photo once; initial photos are not announced. */
function useSpokenStatuses(items: readonly UploadItem[]): void {
  const announce = useAnnounce();
  const t = useMessages('forms', 'Uploader');
  const previousStatuses = useRef<ReadonlyMap<string, UploadStatus>>(undefined);
  useEffect(() => {
    const before = previousStatuses.current;
    previousStatuses.current = new Map(items.map(({ id, status }) => [id, status]));
    if (!before) return;
    for (const { id, name, status, errorMessage } of items) {
      if (status === before.get(id) || status === 'idle') continue;
      announce(
        t('statusAnnouncement', {
          name,
          status: status === 'failed' && errorMessage ? errorMessage : t(`statuses.${status}`),
        }),
        {
          key: `upload ${id}`,
        },
      );
    }
  }, [items, announce, t]);
}
