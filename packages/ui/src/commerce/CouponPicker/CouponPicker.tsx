import type { OrderPreview } from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import { useId } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { CouponTicket } from '../CouponTicket/CouponTicket.tsx';
import * as styles from './CouponPicker.css.ts';

export interface CouponPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The shopper's coupons with what each would save on this order, or why it cannot be used; from the order's preview. */
  coupons: OrderPreview['coupons'];
  /** Id of the coupon in force, `null` for none. */
  selectedId: string | null;
  /** Called with the coupon chosen; the owner closes the sheet. */
  onSelect: (couponId: string | null) => void;
}

/** Chooses one coupon for an order, or none. What cannot be used says why. */
export function CouponPicker({ isOpen, onOpenChange, coupons, selectedId, onSelect }: CouponPickerProps) {
  const words = useCommerceWords();
  const name = useId();
  const usable = coupons.filter(({ isUsable }) => isUsable);
  const unusable = coupons.filter(({ isUsable }) => !isUsable);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={words.useCoupon}>
      {coupons.length === 0 ? (
        <EmptyState title={words.noCoupons} headingLevel={3} />
      ) : (
        <div className={styles.list}>
          <h3 className={styles.heading}>{words.usableCoupons(usable.length)}</h3>
          {usable.map(({ coupon, saving }) => (
            <label key={coupon.id} htmlFor={`${name}-${coupon.id}`} className={styles.choice}>
              <CouponTicket
                coupon={coupon}
                end={
                  <span className={styles.end}>
                    <span className={styles.saving}>{words.couponSaves(formatPrice(saving))}</span>
                    <input
                      id={`${name}-${coupon.id}`}
                      type="radio"
                      name={name}
                      className={styles.dot}
                      checked={coupon.id === selectedId}
                      onChange={() => onSelect(coupon.id)}
                    />
                  </span>
                }
              />
            </label>
          ))}
          <label className={styles.none}>
            {words.noCoupon}
            <input
              type="radio"
              name={name}
              className={styles.dot}
              checked={selectedId === null}
              onChange={() => onSelect(null)}
            />
          </label>
          {unusable.length > 0 && (
            <>
              <h3 className={styles.heading}>{words.unusableCoupons(unusable.length)}</h3>
              {unusable.map(({ coupon, reason }) => (
                <CouponTicket
                  key={coupon.id}
                  coupon={coupon}
                  reason={(reason && words.couponReasons[reason]) ?? ''}
                  end=""
                />
              ))}
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}
