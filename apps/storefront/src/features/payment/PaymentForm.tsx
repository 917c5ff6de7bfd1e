import type { Order } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { Button } from '@mallard/ui/Button';
import { CartBar } from '@mallard/ui/CartBar';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { LinkButton } from '@mallard/ui/LinkButton';
import { PaymentMethodPicker } from '@mallard/ui/PaymentMethodPicker';
import { PaymentPanel } from '@mallard/ui/PaymentPanel';
import { QrCode } from '@mallard/ui/QrPayPanel';
import { Spinner } from '@mallard/ui/Spinner';
import { Surface } from '@mallard/ui/Surface';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useId } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import * as styles from './Payment.css.ts';
import { useCode } from './useCode.ts';
import type { Paying } from './usePaying.ts';

/** The amount with the deadline, the QR code to scan, and the payment methods. */
export function PaymentForm({ order, paying }: { order: Order; paying: Paying }) {
  const { offeredMethods } = paying;
  const { t } = useTranslation(['payment', 'shell']);
  const format = usePriceFormat();
  const errorText = useErrorText();
  const { phase, method, disabledReason, error, payUrl, isLeaving, choose, pay, goToProvider, returned } = paying;
  const code = useCode(paying);
  const { total } = order.amounts;
  const isStarting = phase === 'starting';
  const reason = error !== null && !isStarting ? errorText(new ApiFailure(error)) : null;
  const offline = disabledReason === 'offline' ? t('offline') : undefined;
  const offlineId = useId();
  const action = {
    // Not pending while a QR code loads, so that the shopper can already pay on this device.
    isDisabled: offline !== undefined || (disabledReason !== null && payUrl === null && !isStarting),
    isPending: isLeaving || (isStarting && code === null),
    onAction: goToProvider,
  };

  return (
    <>
      <PaymentPanel
        className={styles.panel}
        amount={total}
        orderNumber={order.orderNumber}
        status={phase === 'failed' ? 'failed' : 'waiting'}
        expiresAt={Date.parse(order.payBefore)}
      >
        {code === 'loading' && <Spinner size="lg" />}
        {code !== null && typeof code !== 'string' && (
          <QrCode modules={code} label={t('code', { amount: format.format(total) })} />
        )}
      </PaymentPanel>
      <Surface padding={16} className={styles.methods}>
        <h2 className={styles.sectionTitle}>{t('chooseMethod')}</h2>
        {phase === 'failed' && <InlineAlert tone="danger" title={t('hints.failed')} />}
        {code === 'codeExpired' && (
          <InlineAlert
            tone="warning"
            title={t('codeExpired')}
            actions={
              <Button size="sm" variant="quiet" isDisabled={disabledReason !== null} onPress={pay}>
                {t('newCode')}
              </Button>
            }
          />
        )}
        {reason !== null && (
          <InlineAlert
            tone="warning"
            title={phase === 'unconfirmed' ? t('unconfirmed') : t('failedBecause', { reason })}
          />
        )}
        <PaymentMethodPicker
          className={styles.picker}
          variant="rows"
          isLabelHidden
          methods={offeredMethods.map((code) => ({
            code,
            name: t(`shell:paymentMethods.${code}`),
            description: t(`methodDescriptions.${code}`),
          }))}
          value={method}
          isDisabled={isLeaving}
          onChange={(code) => {
            const selected = offeredMethods.find((candidate) => candidate === code);
            if (selected) choose(selected);
          }}
        />
        <div className={styles.submit}>
          <Button
            size="lg"
            isFullWidth
            aria-describedby={offline && offlineId}
            isDisabled={action.isDisabled}
            isPending={action.isPending}
            pendingLabel={t('opening')}
            onPress={goToProvider}
          >
            {t('payNow')}
          </Button>
          {offline !== undefined && (
            <p id={offlineId} className={styles.reason}>
              {offline}
            </p>
          )}
        </div>
        {phase === 'waiting' && (
          <Button variant="quiet" isFullWidth onPress={returned}>
            {t('havePaid')}
          </Button>
        )}
        <LinkButton variant="ghost" isFullWidth href={paths.order(order.id)}>
          {t('later')}
        </LinkButton>
      </Surface>
      <CartBar
        total={total}
        totalLabel={t('toPay')}
        actionLabel={t('payNow')}
        unavailableReason={offline}
        {...action}
      />
    </>
  );
}
