import { type Order, type PaymentMethod, paymentMethods } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { CartBar } from '@mallard/ui/CartBar';
import { Heading } from '@mallard/ui/Heading';
import { LinkButton } from '@mallard/ui/LinkButton';
import { PaymentMethodPicker } from '@mallard/ui/PaymentMethodPicker';
import { PaymentPanel } from '@mallard/ui/PaymentPanel';
import { Surface } from '@mallard/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodsLines } from '../../goods/GoodsLines.tsx';
import { paths } from '../../routes.ts';
import { screenTitle } from '../../shell/screenTitle.css.ts';
import * as styles from './Payment.css.ts';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { isOpen, type PaymentPhase } from './paymentPhase.ts';
import { usePay } from './usePay.ts';

interface PaymentContentProps {
  order: Order;
  phase: PaymentPhase;
  /** The method of the last attempt. */
  lastMethod: string | undefined;
  onDeadline: () => void;
}

/** The amount, how long there is, and what can be done now. */
export function PaymentContent({ order, phase, lastMethod, onDeadline }: PaymentContentProps) {
  const { t } = useTranslation(['payment', 'shell']);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const method = chosen ?? paymentMethods.find((code) => code === lastMethod) ?? paymentMethods[0];
  const { isPaying, pay } = usePay(order.id);
  const action = { isPending: isPaying, onAction: () => pay(method) };
  const payLabel = t('payNow');

  return (
    <div className={styles.page}>
      <Heading level={1} className={screenTitle}>
        {t('title')}
      </Heading>
      <div className={styles.columns}>
        {isOpen(phase) ? (
          <div className={styles.standing}>
            <PaymentPanel
              className={styles.panel}
              amount={order.amounts.total}
              orderNumber={order.orderNumber}
              status={phase === 'ready' ? 'waiting' : phase}
              payBefore={Date.parse(order.payBefore)}
              onExpire={onDeadline}
            />
            <p className={styles.hint}>{t(`hints.${phase as Exclude<PaymentPhase, 'paid' | 'expired'>}`)}</p>
          </div>
        ) : (
          <PaymentOutcome order={order} isPaid={phase === 'paid'} />
        )}
        <div className={styles.side}>
          {isOpen(phase) && (
            <Surface padding={20} className={styles.methods}>
              <PaymentMethodPicker
                methods={paymentMethods.map((code) => ({
                  code,
                  name: t(`methods.${code}.name`),
                  description: t(`methods.${code}.description`),
                }))}
                value={method}
                isDisabled={isPaying}
                onChange={(code) => setChosen(paymentMethods.find((known) => known === code) ?? null)}
              />
              <div className={styles.submit}>
                <Button
                  size="lg"
                  isFullWidth
                  isPending={isPaying}
                  pendingLabel={t('opening')}
                  onPress={action.onAction}
                >
                  {payLabel}
                </Button>
              </div>
              <LinkButton variant="ghost" isFullWidth href={paths.order(order.id)}>
                {t('later')}
              </LinkButton>
            </Surface>
          )}
          <Surface as="section" padding={20} className={styles.order} aria-labelledby="order-goods">
            <h2 id="order-goods" className={styles.sectionTitle}>
              {t('goods')}
            </h2>
            <GoodsLines lines={order.items} />
          </Surface>
        </div>
      </div>
      {isOpen(phase) && (
        <CartBar total={order.amounts.total} totalLabel={t('toPay')} actionLabel={payLabel} {...action} />
      )}
    </div>
  );
}
