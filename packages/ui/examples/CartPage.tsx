import type { CartItem, OrderPreview } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { cartTotals } from '@mallard/domain/rules';
import { CartBar } from '@mallard/ui/CartBar';
import { CartGroup } from '@mallard/ui/CartGroup';
import { CartLine } from '@mallard/ui/CartLine';
import { CartSummary } from '@mallard/ui/CartSummary';
import { CouponPicker } from '@mallard/ui/CouponPicker';
import { EmptyState } from '@mallard/ui/EmptyState';
import { Heading } from '@mallard/ui/Heading';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';

type Lines = readonly CartItem[];

interface CartPageProps {
  lines: Lines;
  /** Called with a function that returns the changed lines, as for a state setter of React. */
  onChange: (change: (lines: Lines) => Lines) => void;
  /** Saves the quantity of a line; rejects if that fails. */
  onSave: (lineId: string, quantity: number) => Promise<void>;
  /** The user's coupons with the discount of each, from the server. */
  coupons: OrderPreview['coupons'];
  onCheckout: () => void;
}

/** A quantity that is being saved, or that could not be saved. */
interface QuantityChange {
  quantity: number;
  hasFailed: boolean;
}

/** Returns whether `cartTotals` counts a line if it is selected. */
const isBuyable = ({ status }: CartItem) => status === 'available';
const isUnavailable = ({ status }: CartItem) => status === 'soldOut' || status === 'offSale';

export function CartPage({ lines, onChange, onSave, coupons, onCheckout }: CartPageProps) {
  const [changes, setChanges] = useState<Readonly<Record<string, QuantityChange | undefined>>>({});
  const [couponId, setCouponId] = useState<string | null>(null);
  const [isCouponOpen, setCouponOpen] = useState(false);
  const toasts = useToasts();

  const unavailableLines = lines.filter(isUnavailable);
  // Includes lines whose quantity exceeds the stock, so that the user can reduce it.
  const availableLines = lines.filter((line) => !isUnavailable(line));
  const buyable = lines.filter(isBuyable);
  const selectedLines = buyable.filter(({ isSelected }) => isSelected);
  const selection = selectedLines.length === 0 ? 'none' : selectedLines.length === buyable.length ? 'all' : 'some';
  const isSaving = Object.values(changes).some((change) => change && !change.hasFailed);

  const totals = cartTotals(lines);
  const saved = minor(
    Math.min(totals.selectedGoods, coupons.find(({ coupon }) => coupon.id === couponId)?.saving ?? 0),
  );
  const total = minor(totals.selectedGoods - saved);

  const update = (id: string, change: Partial<CartItem>) =>
    onChange((all) => all.map((line) => (line.id === id ? { ...line, ...change } : line)));
  const selectAll = (isSelected: boolean) =>
    onChange((all) => all.map((line) => ({ ...line, isSelected: isSelected && isBuyable(line) })));
  const setQuantity = async (line: CartItem, quantity: number) => {
    const setChange = (change: QuantityChange | undefined) => setChanges((all) => ({ ...all, [line.id]: change }));
    setChange({ quantity, hasFailed: false });
    try {
      await onSave(line.id, quantity);
      setChange(undefined);
    } catch {
      setChange({ quantity, hasFailed: true });
    }
  };
  const remove = (line: CartItem) => {
    const index = lines.indexOf(line);
    const without = (all: Lines) => all.filter(({ id }) => id !== line.id);
    // Preserves changes to other lines since the removal.
    const restore = (all: Lines) => [...without(all).slice(0, index), line, ...without(all).slice(index)];
    onChange(without);
    toasts.show({
      message: 'Removed from the cart',
      tone: 'info',
      action: { label: 'Undo', onAction: () => onChange(restore) },
    });
  };

  const renderLine = (line: CartItem) => {
    const change = changes[line.id];
    return (
      <CartLine
        key={line.id}
        line={line}
        href={`/product/${line.productUuid}`}
        onSelectionChange={(isSelected) => update(line.id, { isSelected })}
        onQuantityChange={(quantity) => void setQuantity(line, quantity)}
        onRemove={() => remove(line)}
        isRemovalSilent // the toast announces it
        isPending={change !== undefined && !change.hasFailed}
        errorMessage={change?.hasFailed ? 'The quantity was not saved' : undefined}
        onRetry={() => void (change && setQuantity(line, change.quantity))}
      />
    );
  };

  if (lines.length === 0) {
    return <EmptyState title="Your cart is empty" action={<LinkButton href="/">Go shopping</LinkButton>} />;
  }
  return (
    <div className="cart">
      <Stack gap={24}>
        <Heading level={1}>Cart</Heading>
        <CartGroup title="Stoneware shop" selection={selection} onSelectionChange={selectAll} hasColumnNames>
          {availableLines.map(renderLine)}
        </CartGroup>
        {unavailableLines.length > 0 && (
          <CartGroup
            title="No longer available"
            onClear={() => onChange((all) => all.filter((line) => !isUnavailable(line)))}
          >
            {unavailableLines.map(renderLine)}
          </CartGroup>
        )}
      </Stack>
      <CartSummary
        rows={[
          { label: 'Items', amount: totals.selectedGoods },
          { label: 'Coupon', amount: saved, isSaving: true },
        ]}
        total={total}
        saved={saved}
        selectedCount={totals.selectedUnits}
        isStale={isSaving}
        onCheckout={onCheckout}
        coupon={{ saving: saved, note: 'Choose a coupon', onOpen: () => setCouponOpen(true) }}
        hasBar
      />
      <CartBar
        total={total}
        saved={saved}
        actionLabel={`Checkout (${totals.selectedUnits})`}
        onAction={onCheckout}
        isDisabled={totals.selectedUnits === 0}
        isStale={isSaving}
        selection={selection}
        onSelectionChange={selectAll}
      />
      <CouponPicker
        isOpen={isCouponOpen}
        onOpenChange={setCouponOpen}
        coupons={coupons}
        selectedId={couponId}
        onSelect={setCouponId}
      />
    </div>
  );
}
