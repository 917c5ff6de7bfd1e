import type { Cart, CartItem } from '@mallard/domain/contract';
import { freeShippingThreshold } from '@mallard/domain/rules';
import type { IntentConflict } from '@mallard/offline/queue';
import { Button } from '@mallard/ui/Button';
import { CartBar } from '@mallard/ui/CartBar';
import { CartGroup } from '@mallard/ui/CartGroup';
import { CartSummary } from '@mallard/ui/CartSummary';
import { formatLineName } from '@mallard/ui/formatOptions';
import { Heading } from '@mallard/ui/Heading';
import { useMessages } from '@mallard/ui/messages';
import { ThresholdMeter } from '@mallard/ui/ThresholdMeter';
import { useToasts } from '@mallard/ui/Toast';
import { isStill, joinClass } from '@mallard/ui/theme';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useAnnounceChange } from '../../react/useAnnounceChange.ts';
import { screenTitle } from '../../screen/screenTitle.css.ts';
import type { CartView } from '../../services/cart.ts';
import { useServices } from '../../services/services.ts';
import * as styles from './Cart.css.ts';
import { CartConflicts } from './CartConflicts.tsx';
import { CartEntry, type CartEntryProps } from './CartEntry.tsx';
import { CartManageBar } from './CartManageBar.tsx';
import { CartMergeNotice } from './CartMergeNotice.tsx';
import { LazySavedLines } from './LazySavedLines.tsx';
import { groupSelection, splitCart } from './splitCart.ts';
import { useCartCouponPicker } from './useCartCouponPicker.tsx';
import type { useCartCoupons } from './useCartCoupons.ts';
import { useCartManagement } from './useCartManagement.ts';
import { useCartPrice } from './useCartPrice.ts';
import { useCheckOut } from './useCheckOut.ts';
import { useLineOptions } from './useLineOptions.tsx';
import { useRemovals } from './useRemovals.ts';
import { useSummaryRows } from './useSummaryRows.ts';

interface CartContentProps {
  cart: Cart;
  view: CartView;
  /** Offline changes of cart and favorites that the server refused. */
  conflicts: readonly IntentConflict[];
  coupons: ReturnType<typeof useCartCoupons>;
}

/** A cart that is not empty: lines to buy, lines that cannot be bought, and the price of the selected lines. */
export function CartContent({ cart, view, conflicts, coupons }: CartContentProps) {
  const { t } = useTranslation(['cart', 'shell']);
  const format = usePriceFormat();
  const {
    cart: { send },
    config,
  } = useServices();
  const freeShippingFrom = freeShippingThreshold(config.shop);
  const tShared = useMessages('shared', 'common');
  const toasts = useToasts();
  const { isLeaving, checkOut } = useCheckOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const silentSkus = useRef(new Set<string>());
  const options = useLineOptions(lists, silentSkus);
  useRemovals(silentSkus);
  const { selectedUnits, selectedGoods } = cart;
  const { lines, unavailable, selection } = splitCart(cart);
  const management = useCartManagement(cart.items, silentSkus);
  const isManaging = management.isManaging && lines.length > 0;
  // Nothing is in flight while offline; the lines show that they are queued.
  const isUpdating = view.isUpdating && view.connection !== 'offline';
  const price = useCartPrice(cart.items, coupons);
  const { picker, row, isClaiming } = useCartCouponPicker(price, coupons, selectedUnits === 0);
  const rows = useSummaryRows(price, coupons.status, selectedUnits);
  const summary = useRef<HTMLElement>(null);
  const isStale = isUpdating || isClaiming;
  const { total } = price;
  const amounts = {
    total,
    isStale,
    saved: price.savings ?? undefined,
    ...(price.excludesCoupons && { totalLabel: t('totalBeforeCoupons') }),
  };

  const announcement =
    total === null
      ? undefined
      : t(price.excludesCoupons ? 'announcementBeforeCoupons' : 'announcement', {
          count: selectedUnits,
          amount: format.formatSpoken(total),
        });
  useAnnounceChange(isStale || options.isPending ? undefined : announcement, 'cart');

  function removeLine(line: CartItem, type: 'line.remove' | 'line.save') {
    const list = lines.includes(line) ? lines : unavailable;
    // The last line of a list has no neighbour that can take the focus.
    if (list.length === 1) heading.current?.focus();
    send({ type, skuUuid: line.skuUuid });
  }

  /** Shows one toast for all lines, without undo: lines that cannot be bought cannot be added again. */
  function clearUnavailable() {
    send({ type: 'lines.remove', skuUuids: unavailable.map(({ skuUuid }) => skuUuid) });
    toasts.show({ message: t('cleared', { count: unavailable.length }) });
  }

  const selectLines = (isSelected: boolean) => send({ type: 'lines.select', isSelected });
  /** Returns the checkbox props of a group of lines while lines are managed. */
  const managedSelectionOf = (group: readonly CartItem[]) => ({
    selection: groupSelection(group, ({ skuUuid }) => management.isLineSelected(skuUuid)),
    onSelectionChange: (isSelected: boolean) => management.selectLines(group, isSelected),
  });

  // Keys are SKUs, because a line that was added offline gets its id later.
  const entryProps: Omit<CartEntryProps, 'line'> = {
    view,
    management: isManaging ? management : null,
    onRemove: removeLine,
    onOptionsPress: options.open,
  };

  return (
    <div className={styles.page}>
      <div className={joinClass(styles.head, screenTitle)}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t('title')}
        </Heading>
        <span className={styles.count}>{t('count', { count: cart.unitCount })}</span>
      </div>
      {view.mergeReport && <CartMergeNotice report={view.mergeReport} cart={cart} />}
      <CartConflicts
        conflicts={conflicts}
        titleOf={(skuUuid) => {
          const item = [...cart.items, ...cart.saved].find((item) => item.skuUuid === skuUuid);
          return item && formatLineName(item, tShared);
        }}
      />
      <div className={styles.columns}>
        <div ref={lists} className={styles.lists}>
          {lines.length > 0 && freeShippingFrom !== null && (
            <ThresholdMeter amount={selectedGoods} threshold={freeShippingFrom} href={paths.category()} />
          )}
          {lines.length > 0 && (
            <CartGroup
              title={t('lines')}
              isTitleHidden
              hasColumnNames
              {...(isManaging ? managedSelectionOf(lines) : { selection, onSelectionChange: selectLines })}
              action={
                <Button variant="ghost" size="sm" className={styles.manage} onPress={management.toggle}>
                  {t(isManaging ? 'manage.done' : 'manage.start')}
                </Button>
              }
            >
              {lines.map((line) => (
                <CartEntry key={line.skuUuid} line={line} {...entryProps} />
              ))}
            </CartGroup>
          )}
          {unavailable.length > 0 && (
            <CartGroup
              title={t('unavailable', { count: unavailable.length })}
              {...(isManaging ? managedSelectionOf(unavailable) : { onClear: clearUnavailable })}
            >
              {unavailable.map((line) => (
                <CartEntry key={line.skuUuid} line={line} {...entryProps} />
              ))}
            </CartGroup>
          )}
        </div>
        <div className={styles.aside}>
          <CartSummary
            ref={summary}
            tabIndex={-1}
            className={styles.summary}
            {...amounts}
            rows={rows}
            {...(coupons.status !== 'absent' && { coupon: row })}
            selectedCount={selectedUnits}
            isPending={isLeaving}
            hasBar
            onCheckout={() => void checkOut()}
          />
        </div>
        <LazySavedLines lines={cart.saved} className={styles.saved} />
      </div>
      {isManaging ? (
        <CartManageBar management={management} {...managedSelectionOf(cart.items)} />
      ) : (
        <CartBar
          isAboveNav
          {...amounts}
          onDetails={() => showDetails(summary.current)}
          actionLabel={selectedUnits > 0 ? t('checkoutCount', { count: selectedUnits }) : t('checkout')}
          isDisabled={selectedUnits === 0}
          isPending={isLeaving}
          onAction={() => void checkOut()}
        />
      )}
      {options.dialog}
      {picker}
    </div>
  );
}

/** Scrolls to the summary, which is below the lines on phones. */
function showDetails(summary: HTMLElement | null): void {
  summary?.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
  summary?.focus({ preventScroll: true });
}
