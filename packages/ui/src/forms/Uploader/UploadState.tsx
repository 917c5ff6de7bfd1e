import { Check } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Uploader.css.ts';
import type { UploadItem } from './UploadItem.ts';

/** Shows the stage of an upload over the lower edge of its picture. */
export function UploadState({ item: { name, status, progress } }: { item: UploadItem }) {
  const t = useMessages('forms', 'Uploader');
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
        {t(`statuses.${status}`)}
      </span>
    );
  const percent = progress === undefined ? undefined : Math.round(Math.max(0, Math.min(100, progress)));
  return (
    <span
      role="progressbar"
      aria-label={t('statusAnnouncement', { name, status: t('statuses.uploading') })}
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
