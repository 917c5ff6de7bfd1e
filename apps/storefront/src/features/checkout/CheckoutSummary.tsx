import type { OrderPreview } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import { AmountTable } from '@mallard/ui/AmountTable';
import { Button } from '@mallard/ui/Button';
import { Link } from '@mallard/ui/Link';
import { PriceChangedGate } from '@mallard/ui/PriceChangedGate';
import { Surface } from '@mallard/ui/Surface';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useEffect, useId, useRef } from 'react';
import { RichText } from '../../i18n/RichText.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { amountRows } from './amountRows.ts';
import * as styles from './Checkout.css.ts';
import type { Ordering } from './useOrdering.ts';

interface CheckoutSummaryProps {
  ordering: Ordering;
  preview: OrderPreview;
  isDisabled: boolean;
  isPending: boolean;
  onAction: () => void;
}

/** The amounts that make up the total, and the submit button of wide layouts. */
export function CheckoutSummary({ ordering, preview, isDisabled, isPending, onAction }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const format = usePriceFormat();
  const isOffered = useIsOfferedLink();
  const { isStale, disabledReason, acceptTotal } = ordering;
  const { savings } = preview;
  const { total } = preview.amounts;
  const seenTotal: Minor = disabledReason === 'newTotal' ? minor(ordering.seenTotal ?? total) : total;
  const isNew = seenTotal !== total;
  const isOffline = disabledReason === 'offline';
  const reasonId = useId();
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);

  return (
    <Surface ref={box} as="aside" padding={24} className={styles.summary} aria-labelledby="amounts">
      <h2 id="amounts" className={styles.amountsTitle}>
        {t('amounts')}
      </h2>
      <AmountTable
        isStale={isStale}
        rows={amountRows(t, preview)}
        total={{ label: t('toPay'), amount: total, previous: seenTotal, isReduced: savings > 0 }}
      />
      <PriceChangedGate accepted={seenTotal} current={total} onAccept={acceptTotal}>
        {(isBlocked) => (
          <div className={styles.submit}>
            <Button
              size="lg"
              isFullWidth
              aria-describedby={isOffline ? reasonId : undefined}
              isDisabled={isDisabled || isBlocked}
              isPending={isPending}
              pendingLabel={t('submitting')}
              onPress={onAction}
            >
              {t('submit')}
            </Button>
            {savings > 0 && <p className={styles.reason}>{t('saved', { amount: format.format(savings) })}</p>}
            {isOffline && (
              <p id={reasonId} className={styles.reason}>
                {t('offline')}
              </p>
            )}
          </div>
        )}
      </PriceChangedGate>
      {isOffered({ href: paths.terms() }) && (
        <p className={styles.legal}>
          <RichText
            text={t('legal')}
            tags={{
              terms: (text) => (
                <Link href={paths.terms()} target="_blank">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </Surface>
  );
}
