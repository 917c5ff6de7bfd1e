import type { CartItem } from '@mallard/domain/contract';
import { SavedForLater } from '@mallard/ui/SavedForLater';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';

/** The lines saved for later. */
export function SavedLines({ lines }: { lines: readonly CartItem[] }) {
  const { send } = useServices().cart;
  return (
    <SavedForLater
      items={lines}
      hrefOf={({ productUuid }) => paths.product(productUuid)}
      onMoveToCart={({ skuUuid }) => send({ type: 'saved.move', skuUuid })}
      onRemove={({ skuUuid }) => send({ type: 'saved.remove', skuUuid })}
      isRemovalSilent
    />
  );
}
