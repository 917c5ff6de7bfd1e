import type { Address } from '@mallard/domain/contract';
import { toPath, toRegion } from '@mallard/ui/AddressForm';
import { AddressList } from '@mallard/ui/AddressList';
import { Dialog } from '@mallard/ui/Dialog';
import { RegionPicker } from '@mallard/ui/RegionPicker';
import { Stack } from '@mallard/ui/Stack';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocale } from '../../services/usePreferences.ts';
import type { DeliveryRegion } from '../../shared/address/deliveryRegion.ts';
import { regionSources } from '../../shared/address/regionData.ts';

interface DeliverToDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The shopper's addresses; empty for signed-out visitors. */
  addresses: readonly Address[];
  region: DeliveryRegion | undefined;
  onChoose: (region: DeliveryRegion) => void;
}

/** Selects the delivery region: from the shopper's addresses, or any region. */
export function DeliverToDialog({ isOpen, onOpenChange, addresses, region, onChoose }: DeliverToDialogProps) {
  const { t } = useTranslation('product');
  const { loadRegions, searchRegions } = regionSources[useLocale()];
  const selectedId = addresses.find((address) => address.region.areaCode === region?.areaCode)?.id ?? null;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('deliverTo.title')} size="md">
      <Stack gap={20}>
        {addresses.length > 0 && (
          <AddressList
            addresses={addresses}
            selectedId={selectedId}
            onSelectionChange={(id) => {
              const address = addresses.find((candidate) => candidate.id === id);
              if (address) onChoose(address.region);
            }}
          />
        )}
        <RegionPicker
          label={addresses.length > 0 ? t('deliverTo.other') : t('deliverTo.region')}
          value={toPath(region)}
          loadChildren={loadRegions}
          search={searchRegions}
          onChange={(path) => {
            const selectedRegion = toRegion(path);
            if (selectedRegion) onChoose(selectedRegion);
          }}
        />
      </Stack>
    </Dialog>
  );
}
