import type { OrderPreview, ShippingMethod } from '@mallard/domain/contract';
import { listCoupons } from '@mallard/domain/endpoints';
import { minor } from '@mallard/domain/money';
import { ChevronRight, MessageSquare, TicketPercent } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { OrderNote } from '@mallard/ui/OrderNote';
import { ShippingMethodPicker } from '@mallard/ui/ShippingMethodPicker';
import { Surface } from '@mallard/ui/Surface';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useArrival } from '../../shared/purchase/useArrival.ts';
import { useCouponPicker } from '../../shared/purchase/useCouponPicker.tsx';
import * as styles from './Checkout.css.ts';
import type { Ordering } from './useOrdering.ts';

/** Shipping method, coupon, and a note to the seller. */
export function DeliverySection({ ordering, preview }: { ordering: Ordering; preview: OrderPreview }) {
  const { t } = useTranslation('checkout');
  const offers = useOffers();
  const format = usePriceFormat();
  const arrival = useArrival();
  const { choices, choose, refresh, isStale } = ordering;
  const { coupons, couponUuid, shippingMethods } = preview;
  const { open, picker, usableCount, claimableCount } = useCouponPicker({
    returnPath: paths.checkout(),
    coupons,
    couponUuid,
    onChoose: (id) => choose({ couponUuid: id }),
    onNotUsed: refresh,
  });
  // Sold-out items have no arrival date.
  const isAnyAvailable = preview.lines.some(({ status }) => status === 'available');
  const usedCoupon = coupons.find(({ coupon }) => coupon.id === couponUuid);

  return (
    <section className={styles.section} aria-labelledby="delivery">
      <h2 id="delivery" className={styles.sectionTitle}>
        {t('delivery')}
      </h2>
      <Surface padding={0} className={styles.rows}>
        <ShippingMethodPicker
          variant="rows"
          isLabelHidden
          methods={shippingMethods.map(({ code, fee, days }) => ({
            code,
            fee,
            name: t(`methods.${code}`),
            arrival: isAnyAvailable ? arrival(days) : undefined,
          }))}
          value={choices.shippingMethod}
          isStale={isStale}
          onChange={(code) => choose({ shippingMethod: code as ShippingMethod })}
        />
        {offers(listCoupons) && (
          <button type="button" className={styles.coupon} aria-haspopup="dialog" onClick={open}>
            <Icon glyph={TicketPercent} />
            <span className={styles.couponName}>{t('coupon')}</span>
            <span className={usedCoupon ? styles.saving : styles.muted}>
              {usedCoupon
                ? format.format(minor(0 - usedCoupon.saving))
                : usableCount > 0
                  ? t('couponUsable', { count: usableCount })
                  : claimableCount > 0
                    ? t('couponClaimable', { count: claimableCount })
                    : t('couponNoneUsable')}
            </span>
            <Icon glyph={ChevronRight} size="sm" isDirectional />
          </button>
        )}
        <div className={styles.note}>
          <Icon glyph={MessageSquare} className={styles.noteGlyph} />
          <OrderNote
            variant="bare"
            className={styles.noteField}
            isLabelHidden
            placeholder={t('noteHint')}
            rows={1}
            value={choices.note}
            hasCounter={choices.note !== ''}
            onChange={(note) => choose({ note })}
          />
        </div>
      </Surface>
      {picker}
    </section>
  );
}
