import { openArea } from '@mallard/domain/storage';
import { Button } from '@mallard/ui/Button';
import { Disclosure } from '@mallard/ui/Disclosure';
import { useState } from 'react';
import { useLocale } from '../../app/preferences.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Settings.css.ts';
import { exportStoredData, listStoredData, type StoredDataGroup } from './storedData.ts';

const BYTES_A_KILOBYTE = 1000;
const areas = () => [openArea(() => window.localStorage), openArea(() => window.sessionStorage)];

/** What this device keeps of the shop, how much and how old, and a copy of it to take along. */
export function StoredData() {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const [things, setThings] = useState<readonly StoredDataGroup[]>([]);
  const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });

  async function look() {
    setThings(await listStoredData(areas(), 'caches' in window ? window.caches : undefined));
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
        if (isExpanded) void look();
      }}
    >
      {things.length === 0 ? (
        <p className={styles.hint}>{t('inspector.none')}</p>
      ) : (
        <div className={styles.log}>
          <ul className={styles.entries}>
            {things.map(({ kind, entries, bytes, newest }) => (
              <li key={kind} className={styles.entry}>
                <span>{t(`inspector.kinds.${kind}`)}</span>
                <span className={styles.hint}>
                  <span>
                    {t('inspector.amount', { count: entries, size: kilobytes.format(bytes / BYTES_A_KILOBYTE) })}
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
