import { Button } from '@mallard/ui/Button';
import { useToasts } from '@mallard/ui/Toast';
import { useCallback, useEffect, useState } from 'react';
import { cacheNamesOf } from '../../../worker/cachePolicy.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { readBasePath } from '../../navigation/basePath.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import * as styles from './Settings.css.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** The size of the data stored for offline use, with a button to clear it. Cart and session stay. */
export function OfflineData() {
  const { t } = useTranslation('settings');
  const { queryClient } = useServices();
  const locale = useLocale();
  const toasts = useToasts();
  const [bytes, setBytes] = useState<number | null>(null);

  const measure = useCallback(async () => {
    // `navigator.storage` is undefined on plain HTTP.
    const estimate = await (navigator.storage as Partial<StorageManager> | undefined)?.estimate?.();
    setBytes(estimate?.usage ?? null);
  }, []);
  useEffect(() => void measure(), [measure]);

  async function clear() {
    const names = Object.values(cacheNamesOf(readBasePath()));
    if ('caches' in window) await Promise.all(names.map((name) => caches.delete(name)));
    await queryClient.invalidateQueries();
    await measure();
    toasts.show({ message: t('offlineData.cleared') });
  }

  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <span>{t('offlineData.title')}</span>
        <span className={styles.hint}>
          {bytes === null
            ? t('offlineData.hint')
            : t('offlineData.hintWithSize', { size: format.format(bytes / BYTES_PER_MEGABYTE) })}
        </span>
      </div>
      <Button variant="quiet" size="sm" onPress={() => void clear()}>
        {t('offlineData.clear')}
      </Button>
    </div>
  );
}
