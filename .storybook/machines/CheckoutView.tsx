import { minor } from '@mallard/domain/money';
import type { CheckoutEvent, checkoutMachine } from '@mallard/state-machines/checkout';
import { Button } from '@mallard/ui/Button';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { BasketDrawing } from '@mallard/ui/Illustration';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { OrderPreview } from '@mallard/ui/OrderPreview';
import { PriceChangedGate } from '@mallard/ui/PriceChangedGate';
import { ShippingMethodPicker } from '@mallard/ui/ShippingMethodPicker';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Spinner } from '@mallard/ui/Spinner';
import { Surface } from '@mallard/ui/Surface';
import { Text } from '@mallard/ui/Text';
import type { SnapshotFrom } from 'xstate';
import { useMachineMessages } from './messages.ts';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

type Props = ViewProps<SnapshotFrom<typeof checkoutMachine>, CheckoutEvent>;

/** Shows the checkout page. */
export function CheckoutView(props: Props) {
  const t = useMachineMessages('views');
  const { snapshot, send } = props;
  const errorMessageOf = useErrorMessage();
  const { order, error } = snapshot.context;
  if (order) return <InlineAlert tone="success" title={t('placed', { orderNumber: order.orderNumber })} />;
  if (snapshot.matches('empty')) return <EmptyState illustration={<BasketDrawing />} title={t('nothingToBuy')} />;
  if (snapshot.matches('unpriced'))
    return <ErrorPanel kind="network" onRetry={() => send({ type: 'checkout.refresh' })} />;
  if (snapshot.matches({ confirming: 'unresolved' }))
    return (
      <InlineAlert
        tone="warning"
        title={t('outcomeUnknown')}
        actions={<Button onPress={() => send({ type: 'order.check' })}>{t('checkAgain')}</Button>}
      />
    );
  if (snapshot.hasTag('confirming')) return <Spinner label={t('confirmingOrder')} />;
  return (
    <>
      {error && <InlineAlert tone="danger" title={errorMessageOf(error)} />}
      <Priced {...props} />
    </>
  );
}

/** Shows the lines and amounts of the order, and the button that places it once its price is accepted. */
function Priced({ snapshot, send }: Props) {
  const t = useMachineMessages('views');
  const { preview, seenTotal, isOnline, choices } = snapshot.context;
  if (preview === null) return <Skeleton lines={4} />;
  const { amounts, shippingMethods: methods } = preview;
  const { total } = amounts;
  return (
    <>
      {methods.length > 0 && (
        <Surface>
          <ShippingMethodPicker
            methods={methods.map(({ code, fee, days: [from, to] }) => ({
              code,
              fee,
              name: t(`shippingMethods.${code}`),
              arrival: t(from === to ? 'arrivalOn' : 'arrival', { from, to }),
            }))}
            value={choices.shippingMethod}
            isStale={snapshot.hasTag('stale')}
            onChange={(code) => {
              const selectedMethod = methods.find((method) => method.code === code)?.code;
              if (selectedMethod) send({ type: 'checkout.choose', choices: { shippingMethod: selectedMethod } });
            }}
          />
        </Surface>
      )}
      <OrderPreview headingLevel={3} lines={preview.lines} amounts={amounts} isRefreshing={snapshot.hasTag('stale')} />
      <PriceChangedGate
        accepted={minor(seenTotal ?? total)}
        current={total}
        onAccept={() => send({ type: 'total.accept' })}
      >
        {(isBlocked) => (
          <Button
            size="lg"
            isFullWidth
            isDisabled={isBlocked || !snapshot.can({ type: 'order.submit' })}
            isPending={snapshot.matches('submitting')}
            onPress={() => send({ type: 'order.submit' })}
          >
            {t('submitOrder')}
          </Button>
        )}
      </PriceChangedGate>
      {!isOnline && <Text tone="muted">{t('offline')}</Text>}
    </>
  );
}
