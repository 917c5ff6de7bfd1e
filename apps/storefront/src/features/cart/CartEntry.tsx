import type { CartItem } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { CartLine } from '@mallard/ui/CartLine';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { CartView } from '../../services/cart.ts';
import { useServices } from '../../services/services.ts';
import { isOfSavedLine } from './isOfSavedLine.ts';
import { keywordOf } from './keywordOf.ts';
import { useCanSave } from './useCanSave.ts';
import type { CartManagement } from './useCartManagement.ts';
import { useRefusalText } from './useRefusalText.ts';

export interface CartEntryProps {
  line: CartItem;
  /** The cart of the tab. */
  view: CartView;
  /** The selection of lines to manage; null while lines to buy are selected. */
  management: CartManagement | null;
  /** Removes the line, or saves it for later. */
  onRemove: (line: CartItem, type: 'line.remove' | 'line.save') => void;
  /** Opens the options of the line. */
  onOptionsPress: (line: CartItem) => void;
}

/** A line of the cart, connected to the cart of the tab. */
export function CartEntry({ line, view, management, onRemove, onOptionsPress }: CartEntryProps) {
  const { skuUuid } = line;
  const { t } = useTranslation('cart');
  const { send } = useServices().cart;
  const canSave = useCanSave();
  const refusalText = useRefusalText();
  const { phase, refusal } = view.lineState(skuUuid);
  const isQueued = phase === 'queued';
  const isUnsaved = isQueued && view.connection === 'unsent';
  const failure =
    refusal && !isOfSavedLine(refusal) ? refusalText(new ApiFailure(refusal.error)) : isUnsaved ? t('unsaved') : null;
  const setLine = (change: { quantity?: number; isSelected?: boolean }) =>
    send({ type: 'line.set', skuUuid, ...change });
  return (
    <CartLine
      data-sku={skuUuid}
      line={management ? { ...line, isSelected: management.isLineSelected(skuUuid) } : line}
      isSelectable={management !== null}
      href={paths.product(line.productUuid)}
      similarHref={paths.search(keywordOf(line.title))}
      isPending={phase === 'writing' || (isQueued && view.connection === 'replaying')}
      isQueued={isQueued && view.connection === 'offline'}
      errorMessage={failure ?? undefined}
      onRetry={isUnsaved ? () => send({ type: 'cart.replay' }) : undefined}
      onSelectionChange={(isSelected) =>
        management ? management.selectLines([line], isSelected) : setLine({ isSelected })
      }
      onQuantityChange={(quantity) => setLine({ quantity })}
      onRemove={() => onRemove(line, 'line.remove')}
      onSaveForLater={canSave ? () => onRemove(line, 'line.save') : undefined}
      onOptionsPress={() => onOptionsPress(line)}
      isRemovalSilent
    />
  );
}
