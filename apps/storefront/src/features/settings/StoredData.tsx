import { openArea } from '@mallard/domain/storage';
import { Button } from '@mallard/ui/Button';
import { Disclosure } from '@mallard/ui/Disclosure';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocale } from '../../services/usePreferences.ts';
import * as styles from './Settings.css.ts';
import { exportStoredData, listStoredData, type StoredDataGroup } from './storedData.ts';

const BYTES_PER_KILOBYTE = 1000;
const areas = () => [openArea(() => window.localStorage), openArea(() => window.sessionStorage)];

/** The data stored on this device by kind, with size and age, and a button to export it. */
export function StoredData() {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const [groups, setGroups] = useState<readonly StoredDataGroup[]>([]);
  const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });

  async function load() {
    setGroups(await listStoredData(areas(), 'caches' in window ? window.caches : undefined));
  }

  function save() {
    const href = URL.createObjectURL(new Blob([exportStoredData(areas())], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href, download: 'mallard.json' }).click();
    URL.revokeObjectURL(href);
  }

  return (
    <Disclosure
      title={t('inspector.title')}
      className={styles.panel}
      onExpandedChange={(isExpanded) => {
        if (isExpanded) void load();
      }}
    >
      {groups.length === 0 ? (
        <p className={styles.hint}>{t('inspector.none')}</p>
      ) : (
        <div className={styles.log}>
          <ul className={styles.entries}>
            {groups.map(({ kind, entries, bytes, newest }) => (
              <li key={kind} className={styles.entry}>
                <span>{t(`inspector.kinds.${kind}`)}</span>
                <span className={styles.hint}>
                  <span>
                    {t('inspector.amount', { count: entries, size: kilobytes.format(bytes / BYTES_PER_KILOBYTE) })}
                  </span>
                  {newest !== null && <span>{t('inspector.newest', { time: time.format(newest) })}</span>}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button variant="quiet" size="sm" onPress={save}>
              {t('inspector.export')}
            </Button>
          </div>
        </div>
      )}
    </Disclosure>
  );
}
