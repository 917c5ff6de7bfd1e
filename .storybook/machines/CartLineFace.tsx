import type { CartLineEvent, cartLineMachine } from '@mallard/state-machines/cart';
import { QuantityStepper } from '@mallard/ui/QuantityStepper';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import type { SnapshotFrom } from 'xstate';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './MachineStage.tsx';

/** The number of pieces of one line, from the taps to the answer. */
export function CartLineFace({ snapshot, send }: FaceProps<SnapshotFrom<typeof cartLineMachine>, CartLineEvent>) {
  const words = useWords(facesWords);
  const { skuUuid, intents, error } = snapshot.context;
  const wanted = intents.at(-1);
  const quantity = wanted && 'quantity' in wanted ? (wanted.quantity ?? 1) : 1;
  return (
    <>
      <QuantityStepper
        label={words.quantity}
        value={quantity}
        max={5}
        isPending={snapshot.hasTag('busy')}
        onChange={(next) =>
          send({ type: 'line.change', kept: [], change: { kind: 'set', skuUuid, lineId: null, quantity: next } })
        }
      />
      {snapshot.matches('written') && <Text>{words.written}</Text>}
      {error && (
        <Text tone="danger">
          {words.refused} ({error.code})
        </Text>
      )}
    </>
  );
}
