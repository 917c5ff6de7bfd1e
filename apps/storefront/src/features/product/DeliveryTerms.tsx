import type { Minor } from '@mallard/domain/money';
import { EXPRESS_SHIPPING_FEE, FREE_SHIPPING_FROM, SHIPPING_DAYS, STANDARD_SHIPPING_FEE } from '@mallard/domain/rules';
import { Heading } from '@mallard/ui/Heading';
import { Link } from '@mallard/ui/Link';
import { SpecTable } from '@mallard/ui/SpecTable';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useId } from 'react';
import { paths } from '../../app/routes.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Product.css.ts';

/** Shipping fees and times, and the return policy. All amounts come from the rules that price orders. */
export function DeliveryTerms() {
  const { t } = useTranslation('product');
  const format = usePriceFormat();
  const id = useId();
  const priceOf = (amount: Minor) => format.format(amount, { decimals: false });
  const [standardFrom, standardTo] = SHIPPING_DAYS.standard;
  const [expressFrom, expressTo] = SHIPPING_DAYS.express;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="subtitle" id={id} className={styles.sectionTitle}>
        {t('delivery.title')}
      </Heading>
      <SpecTable
        groups={[
          {
            specs: [
              {
                name: t('delivery.standard'),
                value: t('delivery.standardText', {
                  from: standardFrom,
                  to: standardTo,
                  threshold: priceOf(FREE_SHIPPING_FROM),
                  fee: priceOf(STANDARD_SHIPPING_FEE),
                }),
              },
              {
                name: t('delivery.express'),
                value: t('delivery.expressText', {
                  from: expressFrom,
                  to: expressTo,
                  fee: priceOf(EXPRESS_SHIPPING_FEE),
                }),
              },
              { name: t('delivery.returns'), value: t('delivery.returnsText') },
              { name: t('delivery.help'), value: <Link href={paths.help()}>{t('delivery.helpText')}</Link> },
            ],
          },
        ]}
      />
    </section>
  );
}
