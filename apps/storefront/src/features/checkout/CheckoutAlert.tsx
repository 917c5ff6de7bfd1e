import type { OrderPreview } from '@mallard/domain/contract';
import { type ApiError, ApiFailure, isRefusal } from '@mallard/domain/errors';
import { Button } from '@mallard/ui/Button';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { type ReactNode, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Checkout.css.ts';
import { ConfirmingAlert } from './ConfirmingAlert.tsx';
import type { Ordering } from './useOrdering.ts';

interface CheckoutAlertProps {
  ordering: Ordering;
  preview: OrderPreview;
  /** Whether the selected address was deleted. */
  isAddressGone: boolean;
}

/** The problem that prevents the order, with an action if there is one. */
export function CheckoutAlert({ ordering, preview, isAddressGone }: CheckoutAlertProps) {
  const { t } = useTranslation(['checkout', 'shell']);
  const refusalText = useRefusalText(preview);
  const { isConfirming, isUnpriced, isCouponUnavailable, isBusy, error, disabledReason, refresh } = ordering;

  if (isConfirming) {
    return (
      <ScrollIntoView key="confirming">
        <ConfirmingAlert ordering={ordering} />
      </ScrollIntoView>
    );
  }
  if (isUnpriced) {
    return (
      <ScrollIntoView key="unpriced">
        <InlineAlert
          tone="warning"
          title={t('unpriced')}
          actions={
            <Button variant="quiet" size="sm" onPress={refresh}>
              {t('shell:retry')}
            </Button>
          }
        />
      </ScrollIntoView>
    );
  }
  if (isAddressGone && !isBusy) {
    return (
      <ScrollIntoView key="addressGone">
        <InlineAlert tone="danger" title={t('addressGone')} />
      </ScrollIntoView>
    );
  }
  if (isCouponUnavailable && error === null && !isBusy) {
    return (
      <ScrollIntoView key="couponGone">
        <InlineAlert tone="warning" title={t(preview.couponUuid === null ? 'couponGone' : 'couponReplaced')} />
      </ScrollIntoView>
    );
  }
  // A changed total is shown by `PriceChangedGate` beside the button.
  if (error === null || isBusy || disabledReason === 'newTotal') return null;
  return (
    <ScrollIntoView key={error.code}>
      <InlineAlert tone="danger" title={refusalText(error)} />
    </ScrollIntoView>
  );
}

/** Scrolls its content into view on mount, because the submit button may be far below it. */
function ScrollIntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not be returned from an effect.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.scrollTarget}>
      {children}
    </div>
  );
}

/** Error data of a refusal that concerns one line. */
const lineRefusal = v.object({ details: v.object({ skuUuid: v.string() }) });

/** Returns a function that says why the order was not placed. It names the line that caused the refusal. */
function useRefusalText({ lines }: OrderPreview): (error: ApiError) => string {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (error) => {
    const reason = errorText(new ApiFailure(error)) ?? '';
    if (!isRefusal(error)) return t('notPlaced', { reason });
    const refusal = error.kind === 'Conflict' ? v.safeParse(lineRefusal, error.data) : null;
    const line = refusal?.success && lines.find(({ skuUuid }) => skuUuid === refusal.output.details.skuUuid);
    return line ? t('failedLine', { title: line.title, reason }) : t('failed', { reason });
  };
}
