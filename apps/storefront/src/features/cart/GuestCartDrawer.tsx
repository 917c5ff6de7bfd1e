import type { CartItem } from '@mallard/domain/contract';
import { type ApiError, ApiFailure } from '@mallard/domain/errors';
import { freeShippingThreshold, offeredShippingMethods, priceOrder, selectedCouponLines } from '@mallard/domain/rules';
import type { GuestLine } from '@mallard/offline/queue';
import { Button } from '@mallard/ui/Button';
import { CartDrawer } from '@mallard/ui/CartDrawer';
import { CartLine } from '@mallard/ui/CartLine';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { LinkButton } from '@mallard/ui/LinkButton';
import { ThresholdMeter } from '@mallard/ui/ThresholdMeter';
import { useToasts } from '@mallard/ui/Toast';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { isOfferedRoute } from '../../navigation/offeredRoutes.ts';
import { paths } from '../../navigation/routes.ts';
import { useAnnounceChange } from '../../react/useAnnounceChange.ts';
import { useServices } from '../../services/services.ts';
import { CART_TOAST } from '../../shared/cart/cartHandle.ts';
import { useStableOrder } from '../../shared/products/useStableOrder.ts';
import { GuestLinePlaceholder } from './GuestLinePlaceholder.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { type GuestLineView, useGuestLines } from './useGuestLines.ts';

interface GuestCartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A line that was removed while the drawer is open. */
interface RemovedGuestLine extends Pick<CartItem, 'title' | 'attributes'> {
  /** The SKU. */
  id: string;
  state: 'removed';
  line: GuestLine;
}

/** The cart of a guest: lines, total and a link to the login. Requires the messages of the namespace `cart`. */
export function GuestCartDrawer({ isOpen, onClose }: GuestCartDrawerProps) {
  const { t } = useTranslation(['cart', 'shell']);
  const format = usePriceFormat();
  const { guestCart, now, config } = useServices();
  const { shop } = config;
  const loginHref = isOfferedRoute('login', shop) ? paths.login(paths.cart()) : undefined;
  const freeShippingFrom = freeShippingThreshold(shop);
  const toasts = useToasts();
  const showError = useErrorToast();
  const errorText = useErrorText();
  /** Lines that can be restored while the drawer is open. */
  const [removed, setRemoved] = useState<readonly RemovedGuestLine[]>([]);
  const [restoredSku, setRestoredSku] = useState<string>();
  const opening = useOpening(isOpen, () => {
    setRemoved([]);
    setRestoredSku(undefined);
  });
  const { status, lines, open, retry } = useGuestLines(isOpen);
  const removedLines = removed.filter(({ id }) => lines.every((view) => view.id !== id));
  // Removed and restored lines stay at the same position.
  const entries = useStableOrder<GuestLineView | RemovedGuestLine>([...lines, ...removedLines], opening);
  const failed = lines.filter((view) => view.state === 'failed');
  const isLoading = lines.some(({ state }) => state === 'loading');
  const count = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  // Guests have no coupons, so the total is the price of the products plus shipping.
  const { goods, shipping, total } = priceOrder({
    lines: selectedCouponLines(lines.flatMap((view) => (view.state === 'ready' ? [view.item] : []))),
    shippingMethod: offeredShippingMethods(shop)[0],
    shop,
    now: now(),
  });

  const announcement = t('guest.announcement', { count, amount: format.formatSpoken(total) });
  useAnnounceChange(isOpen && !isLoading ? announcement : undefined, 'cart');
  useEffect(() => {
    if (isOpen) toasts.dismiss(CART_TOAST);
  }, [isOpen, toasts]);

  function show(error: ApiError | null | undefined) {
    if (error) showError(new ApiFailure(error), CART_TOAST);
  }

  function remove(line: GuestLine, names: Pick<CartItem, 'title' | 'attributes'>) {
    const { skuUuid } = line;
    guestCart.opened()?.remove(skuUuid);
    setRestoredSku(undefined);
    setRemoved((all) => [...all.filter(({ id }) => id !== skuUuid), { id: skuUuid, state: 'removed', line, ...names }]);
  }

  function restore({ id, line }: RemovedGuestLine) {
    show(guestCart.opened()?.add(line));
    setRestoredSku(id);
  }

  function announceLogin() {
    toasts.show({ message: t('shell:session.cartSaved'), tone: 'info', screen: 'next' });
  }

  return (
    <CartDrawer
      isOpen={isOpen}
      onOpenChange={onClose}
      status={status}
      onRetry={open}
      count={count}
      total={total}
      shipping={goods > 0 ? shipping : undefined}
      isStale={isLoading}
      shopHref={paths.home()}
      emptyAction={
        loginHref && (
          <LinkButton variant="quiet" href={loginHref}>
            {t('shell:nav.login')}
          </LinkButton>
        )
      }
      checkoutLabel={t('guest.checkout')}
      checkoutHref={loginHref}
      onCheckout={loginHref === undefined ? undefined : announceLogin}
      notice={
        failed.length > 0 ? (
          <InlineAlert
            tone="warning"
            title={t('guest.failed', { count: failed.length })}
            actions={
              <Button size="sm" variant="quiet" onPress={retry}>
                {t('shell:retry')}
              </Button>
            }
          >
            {errorText(failed[0]?.error)}
          </InlineAlert>
        ) : (
          freeShippingFrom !== null && (
            <ThresholdMeter amount={goods} threshold={freeShippingFrom} href={paths.category()} />
          )
        )
      }
    >
      {entries.map((entry) => (
        <GuestCartEntry
          key={entry.state === 'removed' ? `removed-${entry.id}` : entry.id}
          entry={entry}
          isRestored={entry.id === restoredSku}
          onQuantityChange={(quantity) => show(guestCart.opened()?.set({ skuUuid: entry.id, quantity }))}
          onRemove={(names) => remove(entry.line, names)}
          onRestore={restore}
        />
      ))}
    </CartDrawer>
  );
}

interface GuestCartEntryProps {
  entry: GuestLineView | RemovedGuestLine;
  /** Whether it was removed and restored while the drawer is open. */
  isRestored: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: (names: Pick<CartItem, 'title' | 'attributes'>) => void;
  onRestore: (removed: RemovedGuestLine) => void;
}

/** A line, its placeholder while the product is loading, or its place after it was removed. */
function GuestCartEntry({ entry, isRestored, onQuantityChange, onRemove, onRestore }: GuestCartEntryProps) {
  const { t } = useTranslation('cart');
  const { line } = entry;
  if (entry.state === 'removed')
    return <RemovedLine title={entry.title} attributes={entry.attributes} onUndo={() => onRestore(entry)} />;
  if (entry.state !== 'ready') {
    const title = line.product?.title ?? t('conflicts.unnamedItem');
    return (
      <GuestLinePlaceholder line={line} state={entry.state} onRemove={() => onRemove({ title, attributes: [] })} />
    );
  }
  return (
    <CartLine
      ref={isRestored ? focusTitle : undefined}
      line={entry.item}
      href={paths.product(entry.item.productUuid, { sku: entry.id })}
      onQuantityChange={onQuantityChange}
      onRemove={() => onRemove(entry.item)}
      isRemovalSilent
    />
  );
}

/** Returns a key that changes each time the drawer opens. @param onOpen resets the state of the component */
function useOpening(isOpen: boolean, onOpen: () => void): string {
  const [opening, setOpening] = useState({ isOpen, times: 0 });
  if (opening.isOpen !== isOpen) {
    setOpening({ isOpen, times: opening.times + (isOpen ? 1 : 0) });
    if (isOpen) onOpen();
  }
  return String(opening.times);
}

/** Focuses a restored line, because the undo button was removed. */
function focusTitle(line: HTMLLIElement | null): void {
  line?.querySelector<HTMLElement>('[data-part="title"]')?.focus({ preventScroll: true });
}
