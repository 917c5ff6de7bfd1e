import type { Address, OrderPreview } from '@mallard/domain/contract';
import { CartBar } from '@mallard/ui/CartBar';
import { Surface } from '@mallard/ui/Surface';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useAnnounceChange } from '../../react/useAnnounceChange.ts';
import type { useAddresses } from '../../shared/address/addressData.ts';
import { OrderLines } from '../../shared/purchase/OrderLines.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { addressState } from './addressState.ts';
import * as styles from './Checkout.css.ts';
import { CheckoutAlert } from './CheckoutAlert.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { UnavailableItems } from './UnavailableItems.tsx';
import type { Ordering } from './useOrdering.ts';
import { useProblemText } from './useProblemText.ts';

interface CheckoutContentProps {
  ordering: Ordering;
  preview: OrderPreview;
  addresses: ReturnType<typeof useAddresses>;
}

/** The checkout once its amounts are loaded. */
export function CheckoutContent({ ordering, preview, addresses }: CheckoutContentProps) {
  const { t } = useTranslation('checkout');
  const problemText = useProblemText();
  const { choices, choose, preselect, error, disabledReason, isStale, isConfirming, isSubmitting, submit } = ordering;
  useTotalAnnouncement(preview, ordering);
  // `null` while no address is being edited, `new` for a new one.
  const [edited, setEdited] = useState<Address | 'new' | null>(null);

  const { addressUuid } = choices;
  const addressList = addresses.data;
  const wasSeen = useWasEverTrue(addressList?.some(({ id }) => id === addressUuid) ?? false);
  const isFresh = addresses.isSuccess && addresses.fetchStatus === 'idle';
  const state = addressState({ addresses: addressList, isFresh, addressUuid, wasSeen, error });
  const mustChoose = state === 'mustChoose';
  const firstId = addressList?.[0]?.id ?? null;
  useEffect(() => {
    if (state === 'preselect' && !isConfirming && firstId !== addressUuid) preselect(firstId);
  }, [state, isConfirming, firstId, addressUuid, preselect]);

  const needsAddress =
    addressList?.length === 0 && (disabledReason === 'address' || (disabledReason === null && mustChoose));
  const action = {
    isDisabled: !needsAddress && (disabledReason !== null || mustChoose),
    isPending: isSubmitting,
    // Opens the address dialog when the shopper has no address yet.
    onAction: () => (needsAddress ? setEdited('new') : submit()),
  };

  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <CheckoutAlert ordering={ordering} preview={preview} isAddressGone={mustChoose && addressUuid !== null} />
      <UnavailableItems ordering={ordering} preview={preview} />
      <div className={styles.columns}>
        <div className={styles.main} inert={isConfirming || isSubmitting}>
          <AddressChoice
            addresses={addresses}
            selectedId={addressUuid}
            mustChoose={mustChoose}
            onSelect={(id) => choose({ addressUuid: id })}
            edited={edited}
            onEdit={setEdited}
          />
          <section className={styles.section} aria-labelledby="items">
            <h2 id="items" className={styles.sectionTitle}>
              {t('items')}
            </h2>
            <Surface padding={16}>
              <OrderLines
                lines={preview.lines.map((line) => ({
                  ...line,
                  problem: problemText(line),
                }))}
              />
            </Surface>
          </section>
          <DeliverySection ordering={ordering} preview={preview} />
        </div>
        <CheckoutSummary ordering={ordering} preview={preview} {...action} />
      </div>
      <CartBar
        total={preview.amounts.total}
        saved={preview.savings}
        isStale={isStale}
        totalLabel={t('toPay')}
        actionLabel={t('submit')}
        unavailableReason={disabledReason === 'offline' ? t('offline') : undefined}
        {...action}
      />
    </div>
  );
}

/** Returns `true` once the value has been `true` in any render. */
function useWasEverTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue || value;
}

/** Announces the total after a change, such as another coupon, once the server has priced it. */
function useTotalAnnouncement(
  preview: OrderPreview,
  { isStale, disabledReason }: Pick<Ordering, 'isStale' | 'disabledReason'>,
): void {
  const { t } = useTranslation('checkout');
  const format = usePriceFormat();
  const { amounts, savings } = preview;
  // Without the currency sign, because many screen reader voices read "¥" as yen.
  const [amount, saved] = [amounts.total, savings].map(format.formatSpoken);
  const message =
    savings > 0 ? t('totalAnnouncementWithSavings', { amount, saved }) : t('totalAnnouncement', { amount });
  // A total that the shopper must accept first is announced by its own alert.
  useAnnounceChange(isStale || disabledReason === 'newTotal' ? undefined : message, 'checkout');
}
