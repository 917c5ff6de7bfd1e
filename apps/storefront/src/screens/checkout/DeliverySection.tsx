import type { OrderPreview, ShippingMethod } from '@mallard/domain/contract';
import { formatPrice, minor } from '@mallard/domain/money';
import { CouponPicker } from '@mallard/ui/CouponPicker';
import { Icon } from '@mallard/ui/Icon';
import { RadioCard, RadioGroup } from '@mallard/ui/RadioGroup';
import { Surface } from '@mallard/ui/Surface';
import { TextArea } from '@mallard/ui/TextArea';
import { ChevronRight, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Checkout.css.ts';
import type { CheckoutChoices } from './checkoutMemory.ts';

const NOTE_MAX_LENGTH = 200;

interface DeliverySectionProps {
  preview: OrderPreview;
  choices: CheckoutChoices;
  choose: (change: Partial<CheckoutChoices>) => void;
}

/** How it is sent, which coupon is used, and a word to the seller. */
export function DeliverySection({ preview, choices, choose }: DeliverySectionProps) {
  const { t } = useTranslation('checkout');
  const [isPicking, setPicking] = useState(false);
  const { coupons, couponUuid, shippingMethods } = preview;
  const usable = coupons.filter(({ isUsable }) => isUsable).length;
  const inForce = coupons.find(({ coupon }) => coupon.id === couponUuid);

  return (
    <section className={styles.section} aria-labelledby="delivery">
      <h2 id="delivery" className={styles.sectionTitle}>
        {t('delivery')}
      </h2>
      <Surface padding={16} className={styles.delivery}>
        <RadioGroup
          label={t('shippingMethod')}
          isLabelHidden
          value={choices.shippingMethod}
          onChange={(code) => choose({ shippingMethod: code as ShippingMethod })}
        >
          {shippingMethods.map(({ code, fee, days: [from, to] }) => (
            <RadioCard
              key={code}
              value={code}
              title={t(`methods.${code}`)}
              end={fee === minor(0) ? t('freeShipping') : formatPrice(fee)}
            >
              {t('days', { from, to })}
            </RadioCard>
          ))}
        </RadioGroup>
        <button type="button" className={styles.coupon} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          <Icon glyph={TicketPercent} />
          <span className={styles.couponName}>{t('coupon')}</span>
          <span className={inForce ? styles.saving : styles.muted}>
            {inForce ? `−${formatPrice(inForce.saving)}` : t(usable > 0 ? 'couponNone' : 'couponNoneUsable')}
          </span>
          <Icon glyph={ChevronRight} size="sm" isDirectional />
        </button>
        <TextArea
          label={t('note')}
          value={choices.note}
          maxLength={NOTE_MAX_LENGTH}
          rows={2}
          placeholder={t('noteHint')}
          onChange={(note) => choose({ note })}
        />
      </Surface>
      <CouponPicker
        isOpen={isPicking}
        onOpenChange={setPicking}
        coupons={coupons}
        selectedId={couponUuid}
        onSelect={(id) => {
          choose({ couponUuid: id });
          setPicking(false);
        }}
      />
    </section>
  );
}
