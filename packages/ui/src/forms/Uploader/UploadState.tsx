import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Check } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './Uploader.css.ts';
import { uploaderWords } from './Uploader.words.ts';
import type { UploadItem } from './UploadItem.ts';

/** How far a photo has come, over the lower edge of its picture. */
export function UploadState({ item: { name, status, progress } }: { item: UploadItem }) {
  const words = useWords(uploaderWords);
  if (status === 'idle') return null;
  if (status === 'done')
    return (
      <span aria-hidden="true" className={styles.done}>
        <Icon glyph={Check} size="sm" />
      </span>
    );
  if (status !== 'uploading')
    return (
      <span aria-hidden="true" className={styles.strip({ isFailed: status === 'failed' })}>
        {words.statuses[status]}
      </span>
    );
  const percent = progress === undefined ? undefined : Math.round(Math.max(0, Math.min(100, progress)));
  return (
    <span
      role="progressbar"
      aria-label={words.spokenStatus(name, words.statuses.uploading)}
      aria-valuenow={percent}
      className={styles.strip({ isFailed: false })}
    >
      {percent === undefined ? (
        <Spinner label="" />
      ) : (
        <>
          <span aria-hidden="true" translate="no">{`${percent}%`}</span>
          <svg aria-hidden="true" className={styles.bar} width="100%" height="4">
            <rect width={`${percent}%`} height="4" className={styles.barFill} />
          </svg>
        </>
      )}
    </span>
  );
}
