import { SHIPPING_DAYS } from '@mallard/domain/rules';
import { formatRegion } from '@mallard/ui/formatRegion';
import { ChevronRight, MapPin } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { useEffect, useState } from 'react';
import { useLocale } from '../../app/preferences.ts';
import { useServices } from '../../app/services.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSessionStatus } from '../../session/session.ts';
import { useAddresses } from '../address/addressData.ts';
import { type DeliveryRegion, deliveryRegionEntry } from '../address/deliveryRegion.ts';
import { loadRegionNaming, toStoredRegion } from '../address/regionNames.ts';
import { useArrival } from '../checkout/useArrival.ts';
import * as styles from './Product.css.ts';

const loadDialog = async () => (await import('./DeliverToDialog.tsx')).DeliverToDialog;

/**
 * Where and when a product arrives. The region is that of the default address, or one chosen on this device.
 *
 * @param isAvailable whether what is chosen can be bought now; otherwise no date is promised
 */
export function DeliverTo({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation('product');
  const { store } = useServices();
  const locale = useLocale();
  const arrival = useArrival();
  const isSignedIn = useSessionStatus() === 'signedIn';
  const addresses = useAddresses({ isEnabled: isSignedIn }).data ?? [];
  const [chosenRegion, setChosenRegion] = useState<DeliveryRegion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLazyDialog(loadDialog, isOpen, () => setOpen(false));

  // A server knows nothing of what this device stores.
  useEffect(() => {
    let isCurrent = true;
    const stored = deliveryRegionEntry(store).read();
    if (stored)
      void loadRegionNaming(locale).then((nameRegion) => {
        if (isCurrent) setChosenRegion(nameRegion(stored));
      });
    return () => {
      isCurrent = false;
    };
  }, [store, locale]);

  const region = chosenRegion ?? addresses[0]?.region;

  function choose(next: DeliveryRegion) {
    setChosenRegion(next);
    // Offline, the Chinese names may be missing: any language says where to deliver.
    void toStoredRegion(next)
      .catch(() => next)
      .then(deliveryRegionEntry(store).write);
    setOpen(false);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.deliverTo} onClick={() => setOpen(true)}>
        <Icon glyph={MapPin} size="sm" />
        <span className={styles.label}>{`${t('deliverTo.label')} `}</span>
        <span className={styles.deliverToText}>
          <span>{`${region ? formatRegion([region.province, region.city, region.county]) : t('deliverTo.choose')} `}</span>
          {isAvailable ? (
            // Server and browser may disagree around midnight.
            <span suppressHydrationWarning className={styles.arrival}>
              {arrival(SHIPPING_DAYS.standard)}
            </span>
          ) : (
            <span className={styles.notDelivered}>{t('deliverTo.unavailable')}</span>
          )}
        </span>
        <Icon glyph={ChevronRight} size="sm" isDirectional />
      </button>
      {Dialog && (
        <Dialog isOpen={isOpen} onOpenChange={setOpen} addresses={addresses} region={region} onChoose={choose} />
      )}
    </>
  );
}
