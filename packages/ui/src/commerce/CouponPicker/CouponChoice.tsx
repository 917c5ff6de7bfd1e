import type { OrderPreview } from '@mallard/domain/contract';
import * as radio from '../../forms/RadioGroup/RadioGroup.css.ts';
import { useIsOver } from '../../foundations/Clock/useIsOver.ts';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import { couponTerms, couponWorth } from '../CouponCard/couponText.ts';
import * as styles from './CouponPicker.css.ts';

interface CouponChoiceProps extends Pick<OrderPreview['coupons'][number], 'coupon' | 'saving'> {
  /** Name of the radio group. */
  name: string;
  isSelected: boolean;
  onSelect: () => void;
  now: (() => number) | undefined;
}

/** A selectable coupon. When it expires, its radio keeps the focus and says so, but cannot be selected. */
export function CouponChoice({ coupon, saving, name, isSelected, onSelect, now }: CouponChoiceProps) {
  const t = useMessages('cart', 'CouponPicker');
  const tCouponCard = useMessages('commerce', 'CouponCard');
  const tShared = useMessages('shared', 'common');
  const format = usePriceFormat();
  const isOver = useIsOver(Date.parse(coupon.endTime), now);
  const id = `${name}-${coupon.id}`;
  return (
    <label htmlFor={id} className={styles.choice}>
      <CouponCard
        // The server says that it can be used here: whether it can still be claimed does not
        // matter.
        coupon={{ ...coupon, status: 'claimed' }}
        now={now}
        isSelected={isSelected}
        end={
          <span className={styles.end}>
            {!isOver && (
              <span id={`${id}-saving`} className={styles.saving}>
                {t('saves', { amount: format.format(saving) })}
              </span>
            )}
            <input
              id={id}
              ref={replayPreHydrationTick}
              type="radio"
              name={name}
              className={radio.dot}
              aria-label={[
                couponWorth(coupon, tCouponCard, format),
                couponTerms(coupon, tCouponCard, tShared('phraseSeparator'), format),
                coupon.name,
                ...(isOver ? [t('reasons.EXPIRED')] : []),
              ].join(tShared('phraseSeparator'))}
              aria-describedby={isOver ? undefined : `${id}-saving`}
              aria-disabled={isOver || undefined}
              checked={isSelected}
              onChange={isOver ? noChange : onSelect}
            />
          </span>
        }
      />
    </label>
  );
}

/** React requires a handler with `checked`. */
function noChange() {}
