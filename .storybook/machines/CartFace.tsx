import type { CartItem } from '@mallard/domain/contract';
import { type CartEvent, type CartSnapshot, cartOf, isUpdating, lineStateOf } from '@mallard/state-machines/cart';
import { CartLine } from '@mallard/ui/CartLine';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { NetworkBanner } from '@mallard/ui/NetworkBanner';
import { Price } from '@mallard/ui/Price';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Stack } from '@mallard/ui/Stack';
import { useWords } from '@mallard/ui/words';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './MachineStage.tsx';
import { samplePicture } from './samples.ts';

type Props = FaceProps<CartSnapshot, CartEvent>;

/** The cart, with whatever waits for the server on top. */
export function CartFace({ snapshot, send }: Props) {
  const words = useWords(facesWords);
  const cart = cartOf(snapshot);
  return (
    <>
      <NetworkBanner
        status={snapshot.matches({ connection: 'offline' }) ? 'offline' : 'online'}
        onRetry={() => send({ type: 'cart.replay' })}
      />
      {snapshot.matches({ owner: { shopper: 'unread' } }) ? (
        <ErrorPanel kind="network" onRetry={() => send({ type: 'cart.refresh' })} />
      ) : cart === null ? (
        <Skeleton lines={4} />
      ) : cart.items.length === 0 ? (
        <EmptyState title={words.emptyCart} />
      ) : (
        <Stack as="ul" gap={8}>
          {cart.items.map((item) => (
            <Line key={item.skuUuid} item={item} snapshot={snapshot} send={send} />
          ))}
        </Stack>
      )}
      {cart !== null && <Price amount={cart.selectedGoods} tone={isUpdating(snapshot) ? 'inherit' : 'regular'} />}
    </>
  );
}

function Line({ item, snapshot, send }: Props & { item: CartItem }) {
  const words = useWords(facesWords);
  const { skuUuid } = item;
  const { phase, refusal } = lineStateOf(snapshot, skuUuid);
  return (
    <CartLine
      line={{ ...item, image: { ...item.image, url: samplePicture } }}
      href="#product"
      isPending={phase === 'writing'}
      isQueued={phase === 'kept'}
      errorMessage={refusal ? `${words.refused} (${refusal.error.code})` : undefined}
      onSelectionChange={(isSelected) => send({ type: 'line.set', skuUuid, isSelected })}
      onQuantityChange={(quantity) => send({ type: 'line.set', skuUuid, quantity })}
      onRemove={() => send({ type: 'line.remove', skuUuid })}
    />
  );
}
