import type { OrderPreview } from '@mallard/domain/contract';
import { AmountTable } from '@mallard/ui/AmountTable';
import { Button } from '@mallard/ui/Button';
import { Link } from '@mallard/ui/Link';
import { Surface } from '@mallard/ui/Surface';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../routes.ts';
import * as styles from './Checkout.css.ts';

interface CheckoutSummaryProps {
  preview: OrderPreview;
  isStale: boolean;
  isDisabled: boolean;
  isPending: boolean;
  onAction: () => void;
}

/** How the total comes about, and the button that places the order where there is room beside it. */
export function CheckoutSummary({ preview, isStale, isDisabled, isPending, onAction }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const { goods, discount, shipping, total } = preview.amounts;
  const count = preview.lines
    .filter(({ status }) => status === 'available')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Surface as="aside" padding={24} className={styles.summary} aria-labelledby="amounts">
      <h2 id="amounts" className={styles.sectionTitle}>
        {t('amounts')}
      </h2>
      <AmountTable
        isStale={isStale}
        rows={[
          { label: t('goodsAmount', { count }), amount: goods },
          ...(discount > 0 ? [{ label: t('coupon'), amount: discount, isSaving: true }] : []),
          { label: t('shipping'), amount: shipping, zeroLabel: t('freeShipping') },
        ]}
        total={{ label: t('toPay'), amount: total }}
      />
      <div className={styles.submit}>
        <Button
          size="lg"
          isFullWidth
          isDisabled={isDisabled}
          isPending={isPending}
          pendingLabel={t('submitting')}
          onPress={onAction}
        >
          {t('submit')}
        </Button>
      </div>
      <p className={styles.legal}>
        <Trans t={t} i18nKey="legal" components={{ terms: <Link href={paths.terms()} target="_blank" /> }} />
      </p>
    </Surface>
  );
}
