import { freeShippingThreshold } from '@mallard/domain/rules';
import { Heading } from '@mallard/ui/Heading';
import { Link } from '@mallard/ui/Link';
import { SpecTable } from '@mallard/ui/SpecTable';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import * as styles from './Product.css.ts';

/** Shipping fees and times, and the return policy. All amounts come from the rules that price orders. */
export function DeliveryTerms() {
  const { t } = useTranslation('product');
  const id = useId();
  const { shop } = useServices().config;
  const { standard, express } = shop.shippingMethods;
  const isSometimesFree = freeShippingThreshold(shop) !== null;
  const inDays = ([from, to]: readonly [number, number]) =>
    from === to ? t('delivery.days', { count: to }) : t('delivery.dayRange', { from, to });
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="subtitle" id={id} className={styles.sectionTitle}>
        {t('delivery.title')}
      </Heading>
      <SpecTable
        groups={[
          {
            specs: [
              ...(standard
                ? [
                    {
                      name: t('delivery.standard'),
                      value: t(isSometimesFree ? 'delivery.standardText' : 'delivery.standardNeverFree', {
                        days: inDays(standard.days),
                      }),
                    },
                  ]
                : []),
              ...(express
                ? [{ name: t('delivery.express'), value: t('delivery.expressText', { days: inDays(express.days) }) }]
                : []),
              ...(shop.services.includes('sevenDayReturns')
                ? [{ name: t('delivery.returns'), value: t('delivery.returnsText') }]
                : []),
              { name: t('delivery.help'), value: <Link href={paths.help('shipping')}>{t('delivery.helpText')}</Link> },
            ],
          },
        ]}
      />
    </section>
  );
}
