import type { OrderPreview } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { quantityLimit } from '@mallard/domain/rules';
import { Button } from '@mallard/ui/Button';
import type { ConflictResolution } from '@mallard/ui/ConflictDialog';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { LinkButton } from '@mallard/ui/LinkButton';
import { useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { useCart } from '../../shared/cart/useCart.ts';
import type { Ordering } from './useOrdering.ts';
import { useProblemText } from './useProblemText.ts';

const loadConflictDialog = async () => (await import('@mallard/ui/ConflictDialog')).ConflictDialog;

/** Lists the line items that cannot be bought, and lets the shopper resolve each of them. */
export function UnavailableItems({ ordering, preview }: { ordering: Ordering; preview: OrderPreview }) {
  const { t } = useTranslation('checkout');
  const { cart, navigation } = useServices();
  const inCart = useCart().view?.cart?.items ?? [];
  const [isOpen, setOpen] = useState(false);
  const ConflictDialog = useLazyDialog(loadConflictDialog, isOpen, () => setOpen(false));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const missing = preview.lines.filter(({ status }) => status !== 'available');
  const [first] = missing;
  if (first === undefined) return null;

  async function resolve(resolutions: readonly ConflictResolution[]) {
    setPending(true);
    setFailure(undefined);
    for (const { id, quantity } of resolutions) {
      const skuUuid = inCart.find((line) => line.id === id)?.skuUuid;
      if (skuUuid === undefined) continue;
      cart.send(quantity > 0 ? { type: 'line.set', skuUuid, quantity } : { type: 'line.remove', skuUuid });
    }
    try {
      const settled = await (await cart.open()).settle();
      if (settled.state !== 'sent' && settled.error) throw new ApiFailure(settled.error);
      ordering.refresh();
      setOpen(false);
    } catch (caught) {
      setFailure(caught);
    } finally {
      setPending(false);
    }
  }

  // "Buy now" with a lower quantity is a new checkout with its own URL.
  const maxQuantity = quantityLimit(first.stock, first.limit);
  const fewerHref = paths.checkout({ sku: first.skuUuid, quantity: maxQuantity });
  const action = ordering.isFromCart ? (
    <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
      {t('resolve')}
    </Button>
  ) : maxQuantity > 0 ? (
    <LinkButton variant="quiet" size="sm" href={fewerHref}>
      {t('buyFewer', { count: maxQuantity })}
    </LinkButton>
  ) : (
    <LinkButton variant="quiet" size="sm" href={paths.product(first.productUuid)}>
      {t('backToProduct')}
    </LinkButton>
  );

  return (
    <>
      <InlineAlert
        tone="warning"
        title={t('missing', { count: missing.length })}
        items={missing.map((line) => ({
          id: line.skuUuid,
          text: t('missingLine', { title: line.title, problem: problemText(line) ?? '' }),
        }))}
        actions={action}
      />
      {ConflictDialog && (
        <ConflictDialog
          isOpen={isOpen}
          onOpenChange={() => void navigation.go(paths.cart())}
          conflicts={inCart.filter((line) => missing.some(({ skuUuid }) => skuUuid === line.skuUuid))}
          canSaveForLater={false}
          isPending={isPending}
          errorMessage={failure === undefined ? undefined : (errorText(failure) ?? undefined)}
          onResolve={(resolutions) => void resolve(resolutions)}
        />
      )}
    </>
  );
}
