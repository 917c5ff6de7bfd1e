import type { CartItem, Sku } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { quantityLimit } from '@mallard/domain/rules';
import { useToasts } from '@mallard/ui/Toast';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useLazyDialog } from '../../hydration/index.ts';
import { useLoadWithMessages, useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { CART_TOAST } from '../../shared/cart/cartHandle.ts';
import { useRefusalText } from './useRefusalText.ts';

const loadOptions = async () => (await import('./LineOptions.tsx')).LineOptions;

interface LineOptionsState {
  /** Opens the options of a line. */
  open: (line: CartItem) => void;
  dialog: ReactNode;
  /** Whether a line is being replaced. Meanwhile both SKUs can be in the cart. */
  isPending: boolean;
}

/**
 * Replaces the SKU of a line. The new SKU is added first. The line is removed after that has succeeded. Then the options of the
 * new SKU's line are focused. That line may have been in the cart before.
 *
 * @param lists      contains the lines; the elements of lines have the SKU in `data-sku`
 * @param silentSkus SKUs whose removal is not announced; replaced SKUs are added to it
 */
export function useLineOptions(
  lists: RefObject<HTMLElement | null>,
  silentSkus: RefObject<Set<string>>,
): LineOptionsState {
  const { t } = useTranslation('cart');
  const { cart } = useServices();
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const [line, setLine] = useState<CartItem>();
  const [isPending, setPending] = useState(false);
  const [newSku, setNewSku] = useState<{ id: string }>();
  const close = () => setLine(undefined);
  const Options = useLazyDialog(useLoadWithMessages(loadOptions, ['ui/product']), line !== undefined, close);

  // In an effect, because the page behind the dialog is inert until the dialog's own effects are cleaned up.
  useEffect(() => {
    if (!newSku) return;
    const row = lists.current?.querySelector(`[data-sku="${CSS.escape(newSku.id)}"]`);
    const options = row?.querySelector<HTMLElement>('[data-part="options"]');
    (options ?? row?.querySelector<HTMLElement>('[data-part="title"]'))?.focus();
  }, [newSku, lists]);

  async function replace({ skuUuid, quantity, isSelected }: CartItem, sku: Sku) {
    setPending(true);
    try {
      const { add } = await cart.open();
      const { refusal } = await add({
        skuUuid: sku.id,
        quantity: Math.min(quantity, quantityLimit(sku.stock, sku.limit)),
        isSelected,
      });
      if (refusal) {
        const message = refusalText(new ApiFailure(refusal.error));
        if (message !== null) toasts.show({ message, tone: 'danger', key: CART_TOAST, until: 'screenChange' });
        return;
      }
      silentSkus.current.add(skuUuid);
      cart.send({ type: 'line.remove', skuUuid });
      toasts.show({ message: t('optionsChanged'), key: CART_TOAST });
      close();
      setNewSku({ id: sku.id });
    } finally {
      setPending(false);
    }
  }

  const dialog = Options && line && (
    <Options
      key={line.skuUuid}
      isOpen
      onClose={close}
      line={line}
      isPending={isPending}
      onChange={(sku) => void replace(line, sku)}
    />
  );
  return { open: setLine, dialog, isPending };
}
