import type { Product } from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import { FREE_SHIPPING_FROM } from '@mallard/domain/rules';
import { ServiceList } from '@mallard/ui/ServiceList';
import { useTranslation } from '../../shell/useTranslation.ts';

const knownServices = [
  'freeShipping',
  'sevenDayReturns',
  'breakageCovered',
  'nextDayDelivery',
  'twoYearWarranty',
] as const;

/** What the shop promises with a product. Services that this version does not know are left out. */
export function ProductServices({ product: { services, stock } }: { product: Product }) {
  const { t } = useTranslation('product');
  // Something sold out can't be shipped tomorrow.
  const offered = services.filter(isKnown).filter((code) => stock > 0 || code !== 'nextDayDelivery');
  const amount = formatPrice(FREE_SHIPPING_FROM, { decimals: false });
  return (
    <ServiceList
      label={t('servicesLabel')}
      services={offered.map((id) => ({
        id,
        label: t(`services.${id}`),
        description: t(`serviceTexts.${id}`, { amount }),
      }))}
    />
  );
}

function isKnown(code: string): code is (typeof knownServices)[number] {
  return knownServices.some((known) => known === code);
}
