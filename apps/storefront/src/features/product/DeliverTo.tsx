import { offeredShippingMethods, shippingTermsOf } from '@mallard/domain/rules';
import { formatRegion } from '@mallard/ui/formatRegion';
import { ChevronRight, MapPin } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { useEffect, useState } from 'react';
import { useLazyDialog } from '../../hydration/index.ts';
import { useLoadWithMessages, useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { useSessionStatus } from '../../session/session.ts';
import { useAddresses } from '../../shared/address/addressData.ts';
import { type DeliveryRegion, deliveryRegionEntry } from '../../shared/address/deliveryRegion.ts';
import { loadRegionNaming, toStoredRegion } from '../../shared/address/regionNames.ts';
import { useArrival } from '../../shared/purchase/useArrival.ts';
import * as styles from './Product.css.ts';

const loadDialog = async () => (await import('./DeliverToDialog.tsx')).DeliverToDialog;

/** Delivery of a product. Regions can be selected in shops that ship to China. */
export function DeliverTo({ isAvailable }: { isAvailable: boolean }) {
  const { countries } = useServices().config.shop;
  return countries.includes('CN') ? (
    <DeliverToRegion isAvailable={isAvailable} />
  ) : (
    <Arrival isAvailable={isAvailable} />
  );
}

/** Arrival date of a product, without a region. */
function Arrival({ isAvailable }: { isAvailable: boolean }) {
  return (
    <p className={styles.deliverTo}>
      <Icon glyph={MapPin} size="sm" />
      <span className={styles.deliverToText}>
        <ArrivalText isAvailable={isAvailable} />
      </span>
    </p>
  );
}

/** Returns when the product arrives, if the selected SKU can be bought now. */
function ArrivalText({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation('product');
  const { shop } = useServices().config;
  const arrival = useArrival();
  if (!isAvailable) return <span className={styles.notDelivered}>{t('deliverTo.unavailable')}</span>;
  return (
    // Server and browser may render different dates around midnight.
    <span suppressHydrationWarning className={styles.arrival}>
      {arrival(shippingTermsOf(shop, offeredShippingMethods(shop)[0]).days)}
    </span>
  );
}

/**
 * Delivery region and arrival date of a product. The region was selected on this device, or comes from the default address.
 *
 * @param isAvailable whether the selected SKU can be bought now; otherwise no date is shown
 */
function DeliverToRegion({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation('product');
  const { store } = useServices();
  const locale = useLocale();
  const isSignedIn = useSessionStatus() === 'signedIn';
  const addresses = useAddresses({ isEnabled: isSignedIn }).data ?? [];
  const [selectedRegion, setSelectedRegion] = useState<DeliveryRegion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLazyDialog(useLoadWithMessages(loadDialog, ['ui/address']), isOpen, () => setOpen(false));

  // In an effect, because the server can't read the storage of the device.
  useEffect(() => {
    let isCurrent = true;
    const stored = deliveryRegionEntry(store).read();
    if (stored)
      void loadRegionNaming(locale).then((nameRegion) => {
        if (isCurrent) setSelectedRegion(nameRegion(stored));
      });
    return () => {
      isCurrent = false;
    };
  }, [store, locale]);

  const region = selectedRegion ?? addresses[0]?.region;

  function choose(next: DeliveryRegion) {
    setSelectedRegion(next);
    // The Chinese names may fail to load offline. Then store the names in the current language.
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
          <ArrivalText isAvailable={isAvailable} />
        </span>
        <Icon glyph={ChevronRight} size="sm" isDirectional />
      </button>
      {Dialog && (
        <Dialog isOpen={isOpen} onOpenChange={setOpen} addresses={addresses} region={region} onChoose={choose} />
      )}
    </>
  );
}
