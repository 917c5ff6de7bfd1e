import type { CartLineEvent, cartLineMachine } from '@mallard/state-machines/cart';
import { CartLine } from '@mallard/ui/CartLine';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { Surface } from '@mallard/ui/Surface';
import type { SnapshotFrom } from 'xstate';
import { useMachineMessages } from './messages.ts';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';
import { useSampleProducts } from './useSampleProducts.ts';

/** Shows one cart line, from the clicks on its quantity to the response of the server. */
export function CartLineView({ snapshot, send }: ViewProps<SnapshotFrom<typeof cartLineMachine>, CartLineEvent>) {
  const t = useMachineMessages('views');
  const errorMessageOf = useErrorMessage();
  const [product] = useSampleProducts();
  const { skuUuid, intents, error } = snapshot.context;
  const lastIntent = intents.at(-1);
  const { quantity = 1, isSelected = true } = lastIntent?.kind === 'set' ? lastIntent : {};
  const isOver = snapshot.status === 'done';
  const write = (fields: { quantity: number } | { isSelected: boolean }) =>
    send({ type: 'line.change', queued: [], change: { kind: 'set', skuUuid, lineId: null, ...fields } });
  if (!product) return null;
  return (
    <>
      {!isOver && (
        <Surface padding={0}>
          <ul>
            <CartLine
              line={{
                ...product,
                skuUuid,
                id: skuUuid,
                addedPrice: product.price,
                quantity,
                isSelected,
                status: 'available',
              }}
              href="#product"
              isPending={snapshot.hasTag('busy')}
              onSelectionChange={(next) => write({ isSelected: next })}
              onQuantityChange={(next) => write({ quantity: next })}
              onRemove={() =>
                send({ type: 'line.change', queued: [], change: { kind: 'remove', skuUuid, lineId: null } })
              }
            />
          </ul>
        </Surface>
      )}
      {snapshot.matches('written') && <InlineAlert tone="success" title={t('savedToCart')} />}
      {error && <InlineAlert tone="danger" title={errorMessageOf(error)} />}
    </>
  );
}
