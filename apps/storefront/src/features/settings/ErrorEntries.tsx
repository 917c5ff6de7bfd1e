import type { ErrorLogEntry } from '@mallard/domain/errors';
import { Button } from '@mallard/ui/Button';
import { CopyButton } from '@mallard/ui/CopyButton';
import { Disclosure } from '@mallard/ui/Disclosure';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import * as styles from './Settings.css.ts';

const INDENT = 2;

/** The error log of this device, to copy into a support request. It contains no personal data. */
export function ErrorEntries() {
  const { t } = useTranslation('settings');
  const { openErrorLog } = useServices();
  const locale = useLocale();
  const [entries, setEntries] = useState<readonly ErrorLogEntry[]>([]);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });

  async function show() {
    setEntries((await openErrorLog()).list());
  }

  async function clear() {
    (await openErrorLog()).clear();
    setEntries([]);
  }

  return (
    <Disclosure
      title={t('errors.title')}
      className={styles.panel}
      onExpandedChange={(isExpanded) => {
        if (isExpanded) void show();
      }}
    >
      {entries.length === 0 ? (
        <p className={styles.hint}>{t('errors.none')}</p>
      ) : (
        <div className={styles.log}>
          <ol className={styles.entries}>
            {entries.map(({ timestamp, error }) => (
              <li key={`${timestamp} ${error.message}`} className={styles.entry}>
                <time dateTime={timestamp} className={styles.hint}>
                  {format.format(new Date(timestamp))}
                </time>
                <span>{[error.code ?? error.name, error.method, error.url].filter(Boolean).join(' ')}</span>
              </li>
            ))}
          </ol>
          <div className={styles.actions}>
            <CopyButton value={JSON.stringify(entries, null, INDENT)} label={t('errors.copy')} />
            <Button variant="quiet" size="sm" onPress={() => void clear()}>
              {t('errors.clear')}
            </Button>
          </div>
        </div>
      )}
    </Disclosure>
  );
}
