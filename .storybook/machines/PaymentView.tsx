import { minor } from '@mallard/domain/money';
import type { PaymentEvent, paymentMachine } from '@mallard/state-machines/payment';
import { Button } from '@mallard/ui/Button';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { PaymentMethodPicker } from '@mallard/ui/PaymentMethodPicker';
import { type PaymentAction, type PaymentState, PaymentStatus } from '@mallard/ui/PaymentStatus';
import { Price } from '@mallard/ui/Price';
import { QrPayPanel } from '@mallard/ui/QrPayPanel';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Surface } from '@mallard/ui/Surface';
import type { SnapshotFrom } from 'xstate';
import { useMachineMessages } from './messages.ts';
import type { ViewProps } from './Stage.tsx';
import * as styles from './stage.css.ts';
import { useErrorMessage } from './useErrorMessage.ts';

const SIDE = 25;
const CORNER = 7;

/** Returns the position in one of the three corner squares of a QR code, 0 to 6 from its edge; `undefined` outside them. */
function positionInCorner(index: number, hasFarCorner: boolean): number | undefined {
  if (index < CORNER) return index;
  return hasFarCorner && index >= SIDE - CORNER ? index - (SIDE - CORNER) : undefined;
}

function isDark(row: number, column: number): boolean {
  const isLower = row >= SIDE - CORNER;
  const [y, x] = [positionInCorner(row, true), positionInCorner(column, !isLower)];
  if (y !== undefined && x !== undefined) {
    const fromMiddle = Math.max(Math.abs(y - 3), Math.abs(x - 3));
    return fromMiddle !== 2;
  }
  const isBesideCorner = (positionInCorner(row - 1, true) ?? positionInCorner(row + 1, true)) !== undefined;
  const isNextToCorner = (positionInCorner(column - 1, true) ?? positionInCorner(column + 1, true)) !== undefined;
  if (isBesideCorner && isNextToCorner && !(isLower && column > SIDE / 2)) return false;
  return (row * 7 + column * 11 + row * column) % 3 === 0;
}

/** Squares that look like a QR code. They encode nothing. */
const sampleCode: readonly (readonly boolean[])[] = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (__, column) => isDark(row, column)),
);

type Snapshot = SnapshotFrom<typeof paymentMachine>;

const methods = ['alipay', 'wechat', 'card'] as const;

/** Returns the status of the payment for the `PaymentStatus` component; `null` while the order can be paid. */
function stateOf(snapshot: Snapshot): PaymentState | null {
  if (snapshot.matches('paid')) return 'paid';
  if (snapshot.matches('refunded')) return 'refunded';
  if (snapshot.matches({ watching: 'expired' }) || snapshot.matches({ watching: 'cancelled' })) return 'closed';
  if (snapshot.hasTag('confirming')) return 'confirming';
  return snapshot.matches({ watching: { payable: 'failed' } }) ? 'failed' : null;
}

/** Shows the page on which one order is paid. */
export function PaymentView({ snapshot, send }: ViewProps<Snapshot, PaymentEvent>) {
  const t = useMachineMessages('views');
  const errorMessageOf = useErrorMessage();
  const { status, payment, method, error, now } = snapshot.context;
  const state = stateOf(snapshot);
  const amount = status?.amount ?? minor(8_900);
  if (snapshot.matches('restoring') || snapshot.matches({ watching: 'reading' })) return <Skeleton lines={4} />;
  if (snapshot.matches({ watching: 'statusUnavailable' }))
    return <ErrorPanel kind="network" onRetry={() => send({ type: 'payment.check' })} />;
  if (state !== null)
    return (
      <PaymentStatus
        status={state}
        amount={amount}
        isSlow={snapshot.hasTag('slow')}
        text={snapshot.matches({ watching: 'cancelled' }) ? t('cancelledElsewhere') : undefined}
        onAction={(action) => send(eventOf(action))}
      />
    );
  if (snapshot.matches({ watching: { payable: 'open' } }) && payment)
    return (
      <>
        <QrPayPanel
          amount={amount}
          code={sampleCode}
          link="#pay"
          now={now}
          expiresAt={Date.parse(payment.expireTime)}
          status={snapshot.matches({ watching: { payable: { open: 'codeExpired' } } }) ? 'expired' : 'waiting'}
          onRefresh={() => send({ type: 'payment.pay' })}
        />
        <Button variant="quiet" onPress={() => send({ type: 'payment.returned' })}>
          {t('havePaid')}
        </Button>
      </>
    );
  return (
    <>
      <Surface className={styles.view}>
        <Price size="xl" amount={amount} />
        <PaymentMethodPicker
          methods={methods.map((code) => ({ code, name: t(`methods.${code}`) }))}
          value={method}
          onChange={(code) => {
            const selectedMethod = methods.find((name) => name === code);
            if (selectedMethod) send({ type: 'payment.choose', method: selectedMethod });
          }}
        />
      </Surface>
      {error && <InlineAlert tone="danger" title={errorMessageOf(error)} />}
      <Button size="lg" isFullWidth isPending={snapshot.hasTag('busy')} onPress={() => send({ type: 'payment.pay' })}>
        {t('pay')}
      </Button>
    </>
  );
}

function eventOf(action: PaymentAction): PaymentEvent {
  return action === 'check' ? { type: 'payment.check' } : { type: 'payment.pay' };
}
