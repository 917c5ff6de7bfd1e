import type { Address, OrderPreview } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { formatPrice, type Minor } from '@mallard/domain/money';
import { Banner } from '@mallard/ui/Banner';
import { CartBar } from '@mallard/ui/CartBar';
import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodsLines } from '../../goods/GoodsLines.tsx';
import { screenTitle } from '../../shell/screenTitle.css.ts';
import { AddressChoice } from './AddressChoice.tsx';
import * as styles from './Checkout.css.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import type { CheckoutChoices } from './checkoutMemory.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { OutcomeBanner } from './OutcomeBanner.tsx';
import type { CheckoutSource } from './useCheckoutSource.ts';
import type { OrderPlacing } from './usePlaceOrder.ts';
import { useRefusal } from './useRefusal.ts';

interface CheckoutContentProps {
  source: CheckoutSource;
  placing: OrderPlacing;
  choices: CheckoutChoices;
  choose: (change: Partial<CheckoutChoices>) => void;
  addresses: readonly Address[];
  preview: OrderPreview;
  /** Whether the server has not priced the latest choice yet. */
  isStale: boolean;
  /** Prices the order anew; `null` when that failed. */
  onRefresh: () => Promise<OrderPreview | null>;
}

/** A checkout whose amounts are known. */
export function CheckoutContent(props: CheckoutContentProps) {
  const { source, placing, choices, choose, addresses, preview, isStale, onRefresh } = props;
  const { t } = useTranslation(['checkout', 'shell']);
  const toasts = useToasts();
  const [newTotal, setNewTotal] = useState<Minor | null>(null);
  const refusalText = useRefusal(preview);
  const { status, place } = placing;

  const address = addresses.find(({ id }) => id === choices.addressUuid) ?? addresses[0];
  const buyable = preview.lines.filter((line) => line.status === 'available');
  const missing = preview.lines.filter((line) => line.status !== 'available');
  const { total, discount } = preview.amounts;

  async function explain(error: ApiError) {
    const fresh = await onRefresh();
    if (error.code === 'PRICE_CHANGED' && fresh) return setNewTotal(fresh.amounts.total);
    if (error.code === 'COUPON_UNUSABLE') choose({ couponUuid: null });
    const message = refusalText(error);
    if (message !== null) toasts.show({ message, tone: 'danger', key: 'checkout' });
  }

  async function submit() {
    toasts.dismiss('checkout');
    if (!address) {
      toasts.show({ message: t('addressNeeded'), tone: 'danger', key: 'checkout' });
      return;
    }
    const error = await place({
      items: buyable.map(({ skuUuid, quantity }) => ({ skuUuid, quantity })),
      shippingMethod: preview.shippingMethod,
      couponUuid: preview.couponUuid,
      addressUuid: address.id,
      note: choices.note.trim(),
      expectedTotal: total,
      isFromCart: source.isFromCart,
    });
    if (error) await explain(error);
  }

  const action = {
    isDisabled: buyable.length === 0 || isStale || status === 'unknown',
    isPending: status === 'placing' || status === 'confirming',
    onAction: () => void submit(),
  };

  return (
    <div className={styles.page}>
      <Heading level={1} className={screenTitle}>
        {t('title')}
      </Heading>
      <OutcomeBanner placing={placing} />
      {missing.length > 0 && (
        <Banner role="status" tone="warning">
          {t('missing', { titles: missing.map(({ title }) => title).join(t('shell:listSeparator')) })}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <AddressChoice
            addresses={addresses}
            selectedId={address?.id ?? null}
            onSelect={(addressUuid) => choose({ addressUuid })}
          />
          <section className={styles.section} aria-labelledby="goods">
            <h2 id="goods" className={styles.sectionTitle}>
              {t('goods')}
            </h2>
            <Surface padding={20}>
              <GoodsLines
                lines={preview.lines.map((line) => ({
                  ...line,
                  problem:
                    line.status === 'available' ? undefined : t(`problems.${line.status}`, { count: line.stock }),
                }))}
              />
            </Surface>
          </section>
          <DeliverySection preview={preview} choices={choices} choose={choose} />
        </div>
        <CheckoutSummary preview={preview} isStale={isStale} {...action} />
      </div>
      <CartBar total={total} saved={discount} totalLabel={t('toPay')} actionLabel={t('submit')} {...action} />
      <ConfirmDialog
        isOpen={newTotal !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setNewTotal(null);
        }}
        title={t('priceChanged')}
        confirmLabel={t('submit')}
        onConfirm={() => {
          setNewTotal(null);
          void submit();
        }}
      >
        {newTotal !== null && t('priceChangedTo', { total: formatPrice(newTotal) })}
      </ConfirmDialog>
    </div>
  );
}
