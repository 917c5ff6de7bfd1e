import type { FileRefusal } from '@mallard/domain/rules';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CircleAlert, WifiOff, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Uploader.css.ts';
import type { UploadItem } from './UploadItem.ts';

/** A rejected file. */
export interface Refusal {
  /** Identifies the refusal; several files may have the same name. */
  key: string;
  file: File;
  reason: FileRefusal;
}

interface UploadNoticesProps {
  items: readonly UploadItem[];
  refusals: readonly Refusal[];
  /** Returns why a file was rejected. */
  explain: (refusal: Refusal) => string;
  isOffline: boolean;
  onDismiss: () => void;
}

/** Errors below the photos: offline, failed uploads, rejected files. */
export function UploadNotices({ items, refusals, explain, isOffline, onDismiss }: UploadNoticesProps) {
  const t = useMessages('forms', 'Uploader');
  const failures = items.filter(({ status, errorMessage }) => status === 'failed' && errorMessage);
  return (
    <>
      {isOffline && (
        <p className={styles.offline}>
          <Icon glyph={WifiOff} size="sm" />
          <span>{t('offline')}</span>
        </p>
      )}
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map(({ id, name, errorMessage }) => (
            <li key={id} className={styles.failure}>
              <Icon glyph={CircleAlert} size="sm" />
              <span>
                <bdi>{name}</bdi>
                <span>{t('nameSeparator')}</span>
                <span>{errorMessage}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {refusals.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div ref={leaveFocus} role="group" aria-label={t('rejectedTitle')} className={styles.refusals}>
          <p className={styles.refusedTitle}>{t('rejectedTitle')}</p>
          <IconButton label={t('dismiss')} size="sm" className={styles.dismiss} onPress={onDismiss}>
            <Icon glyph={X} size="sm" />
          </IconButton>
          <ul className={styles.refusalList}>
            {refusals.map((refusal) => (
              <li key={refusal.key}>
                <bdi className={styles.refusedName}>{refusal.file.name}</bdi>
                <span>{explain(refusal)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
