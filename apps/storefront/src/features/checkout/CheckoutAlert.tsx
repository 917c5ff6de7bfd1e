import type { OrderPreview } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Checkout.css.ts';
import { ConfirmingAlert } from './ConfirmingAlert.tsx';
import type { Ordering } from './useOrdering.ts';
import { useRefusalText } from './useRefusalText.ts';

interface CheckoutNewsProps {
  ordering: Ordering;
  preview: OrderPreview;
  /** Whether the chosen address was deleted meanwhile. */
  isAddressGone: boolean;
}

/** What has come between the shopper and the order, and the way on. */
export function CheckoutAlert({ ordering, preview, isAddressGone }: CheckoutNewsProps) {
  const { t } = useTranslation(['checkout', 'shell']);
  const refusalText = useRefusalText(preview);
  const { isConfirming, isUnpriced, isCouponUnavailable, isBusy, error, disabledReason, refresh } = ordering;

  if (isConfirming) {
    return (
      <InSight key="confirming">
        <ConfirmingAlert ordering={ordering} />
      </InSight>
    );
  }
  if (isUnpriced) {
    return (
      <InSight key="unpriced">
        <InlineAlert
          tone="warning"
          title={t('unpriced')}
          actions={
            <Button variant="quiet" size="sm" onPress={refresh}>
              {t('shell:retry')}
            </Button>
          }
        />
      </InSight>
    );
  }
  if (isAddressGone && !isBusy) {
    return (
      <InSight key="addressGone">
        <InlineAlert tone="danger" title={t('addressGone')} />
      </InSight>
    );
  }
  if (isCouponUnavailable && error === null && !isBusy) {
    return (
      <InSight key="couponGone">
        <InlineAlert tone="warning" title={t(preview.couponUuid === null ? 'couponGone' : 'couponReplaced')} />
      </InSight>
    );
  }
  // Of another total the gate beside the button tells.
  if (error === null || isBusy || disabledReason === 'newTotal') return null;
  return (
    <InSight key={error.code}>
      <InlineAlert tone="danger" title={refusalText(error)} />
    </InSight>
  );
}

/** Comes into view with its news: the button that was pressed may lie far below. */
function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.inSight}>
      {children}
    </div>
  );
}
