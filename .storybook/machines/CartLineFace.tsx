import type { CartLineEvent, cartLineMachine } from '@mallard/state-machines/cart';
import { CartLine } from '@mallard/ui/CartLine';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { Surface } from '@mallard/ui/Surface';
import type { SnapshotFrom } from 'xstate';
import { useMachineMessages } from './messages.ts';
import type { FaceProps } from './Stage.tsx';
import { useGoods } from './useGoods.ts';
import { useRefusal } from './useRefusal.ts';

/** One line, from the taps to the answer. */
export function CartLineFace({ snapshot, send }: FaceProps<SnapshotFrom<typeof cartLineMachine>, CartLineEvent>) {
  const t = useMachineMessages('views');
  const refusalOf = useRefusal();
  const [goods] = useGoods();
  const { skuUuid, intents, error } = snapshot.context;
  const wanted = intents.at(-1);
  const { quantity = 1, isSelected = true } = wanted?.kind === 'set' ? wanted : {};
  const isOver = snapshot.status === 'done';
  const write = (kind: { quantity: number } | { isSelected: boolean }) =>
    send({ type: 'line.change', queued: [], change: { kind: 'set', skuUuid, lineId: null, ...kind } });
  if (!goods) return null;
  return (
    <>
      {!isOver && (
        <Surface padding={0}>
          <ul>
            <CartLine
              line={{
                ...goods,
                skuUuid,
                id: skuUuid,
                addedPrice: goods.price,
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
      {error && <InlineAlert tone="danger" title={refusalOf(error)} />}
    </>
  );
}
