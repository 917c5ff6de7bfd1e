import type { CartItem } from '@mallard/domain/contract';
import {
  type CartEvent,
  type CartSnapshot,
  cartOf,
  isUpdating,
  lineStateOf,
  unitCountOf,
} from '@mallard/state-machines/cart';
import { Button } from '@mallard/ui/Button';
import { CartLine } from '@mallard/ui/CartLine';
import { CartSummary } from '@mallard/ui/CartSummary';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { BasketDrawing } from '@mallard/ui/Illustration';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { NetworkBanner } from '@mallard/ui/NetworkBanner';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Surface } from '@mallard/ui/Surface';
import { useMachineMessages } from './messages.ts';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

type Props = Omit<ViewProps<CartSnapshot, CartEvent>, 'shop'>;

/** Shows the cart, including changes that the server has not confirmed yet. */
export function CartView({ snapshot, send }: Props) {
  const t = useMachineMessages('views');
  const errorMessageOf = useErrorMessage();
  const cart = cartOf(snapshot);
  const items = cart?.items ?? [];
  const isGuest = snapshot.matches({ owner: 'visitor' });
  const guestUnits = isGuest ? unitCountOf(snapshot) : 0;
  return (
    <>
      <NetworkBanner
        status={snapshot.matches({ connection: 'offline' }) ? 'offline' : 'online'}
        onRetry={() => send({ type: 'cart.replay' })}
      />
      {snapshot.matches({ owner: { shopper: 'unavailable' } }) ? (
        <ErrorPanel kind="network" onRetry={() => send({ type: 'cart.refresh' })} />
      ) : cart === null && !isGuest ? (
        <Skeleton lines={4} />
      ) : items.length === 0 ? (
        <EmptyState
          illustration={<BasketDrawing />}
          title={guestUnits > 0 ? t('guestUnits', { units: guestUnits }) : t('emptyCart')}
        />
      ) : (
        <Surface padding={0}>
          <ul>
            {items.map((item) => (
              <Line key={item.skuUuid} item={item} snapshot={snapshot} send={send} />
            ))}
          </ul>
        </Surface>
      )}
      {Object.entries(snapshot.context.refusals)
        .filter(([skuUuid]) => items.every((item) => item.skuUuid !== skuUuid))
        .map(([skuUuid, { error }]) => (
          <InlineAlert
            key={skuUuid}
            tone="danger"
            title={errorMessageOf(error)}
            onDismiss={() => send({ type: 'line.forget', skuUuid })}
          />
        ))}
      {Object.keys(snapshot.context.removed).map((skuUuid) => (
        <InlineAlert
          key={skuUuid}
          title={t('lineRemoved')}
          onDismiss={() => send({ type: 'line.forget', skuUuid })}
          actions={
            <Button size="sm" variant="quiet" onPress={() => send({ type: 'line.restore', skuUuid })}>
              {t('undo')}
            </Button>
          }
        />
      ))}
      {cart !== null && items.length > 0 && (
        <CartSummary
          rows={[{ label: t('items'), amount: cart.selectedGoods }]}
          total={cart.selectedGoods}
          selectedCount={cart.selectedUnits}
          isStale={isUpdating(snapshot)}
          onCheckout={() => send({ type: 'cart.flush' })}
        />
      )}
    </>
  );
}

function Line({ item, snapshot, send }: Props & { item: CartItem }) {
  const errorMessageOf = useErrorMessage();
  const { skuUuid } = item;
  const { phase, refusal } = lineStateOf(snapshot, skuUuid);
  return (
    <CartLine
      line={item}
      href="#product"
      isPending={phase === 'writing'}
      isQueued={phase === 'queued'}
      errorMessage={errorMessageOf(refusal?.error ?? null)}
      onSelectionChange={(isSelected) => send({ type: 'line.set', skuUuid, isSelected })}
      onQuantityChange={(quantity) => send({ type: 'line.set', skuUuid, quantity })}
      onRemove={() => send({ type: 'line.remove', skuUuid })}
    />
  );
}
