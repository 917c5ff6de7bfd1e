import type { CartItem } from '@mallard/domain/contract';
import { SavedForLater } from '@mallard/ui/SavedForLater';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';

export interface SavedLinesProps {
  lines: readonly CartItem[];
  className?: string | undefined;
}

/** The lines saved for later. */
export function SavedLines({ lines, className }: SavedLinesProps) {
  const { send } = useServices().cart;
  return (
    <SavedForLater
      className={className}
      items={lines}
      hrefOf={({ productUuid }) => paths.product(productUuid)}
      onMoveToCart={({ skuUuid }) => send({ type: 'saved.move', skuUuid })}
      onRemove={({ skuUuid }) => send({ type: 'saved.remove', skuUuid })}
      isRemovalSilent
    />
  );
}
