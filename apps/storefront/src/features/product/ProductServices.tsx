import type { Product } from '@mallard/domain/contract';
import { ServiceList } from '@mallard/ui/ServiceList';
import { useTranslation } from '../../i18n/useTranslation.ts';

const knownServices = [
  'freeShipping',
  'sevenDayReturns',
  'breakageCovered',
  'nextDayDelivery',
  'twoYearWarranty',
] as const;

interface ProductServicesProps extends Pick<Product, 'services'> {
  /** Whether the selected SKU can be bought now. */
  isAvailable: boolean;
}

/** The services included with a product, such as returns. Unknown services are omitted. */
export function ProductServices({ services, isAvailable }: ProductServicesProps) {
  const { t } = useTranslation('product');
  const offered = services.filter(isKnown).filter((code) => isAvailable || code !== 'nextDayDelivery');
  return (
    <ServiceList
      label={t('servicesLabel')}
      services={offered.map((id) => ({
        id,
        label: t(`services.${id}`),
        description: t(`serviceTexts.${id}`),
      }))}
    />
  );
}

function isKnown(code: string): code is (typeof knownServices)[number] {
  return knownServices.some((service) => service === code);
}
