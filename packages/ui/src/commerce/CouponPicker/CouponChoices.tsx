import type { OrderPreview } from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import { useId } from 'react';
import * as radio from '../../forms/RadioGroup/RadioGroup.css.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { sharedWords } from '../../intl/sharedWords.ts';
import { useWords } from '../../intl/useWords.ts';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import { couponCardWords } from '../CouponCard/CouponCard.words.ts';
import { couponTerms, couponWorth } from '../CouponCard/couponText.ts';
import * as styles from './CouponPicker.css.ts';
import { couponPickerWords } from './CouponPicker.words.ts';

interface CouponChoicesProps {
  coupons: OrderPreview['coupons'];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  now: (() => number) | undefined;
}

/** The coupons that can be used, and none, as one choice. */
export function CouponChoices({ coupons, selectedId, onSelect, now }: CouponChoicesProps) {
  const words = useWords(couponPickerWords);
  const cardWords = useWords(couponCardWords);
  const { listSeparator } = useWords(sharedWords);
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <VisuallyHidden as="legend">{words.choices}</VisuallyHidden>
      {coupons.length === 0 && <p className={styles.quiet}>{words.noneUsable}</p>}
      {coupons.map(({ coupon, saving }) => (
        <label key={coupon.id} htmlFor={`${name}-${coupon.id}`} className={styles.choice}>
          <CouponCard
            coupon={coupon}
            now={now}
            isSelected={coupon.id === selectedId}
            end={
              <span className={styles.end}>
                <span id={`${name}-${coupon.id}-saving`} className={styles.saving}>
                  {words.saves(formatPrice(saving))}
                </span>
                <input
                  id={`${name}-${coupon.id}`}
                  type="radio"
                  name={name}
                  className={radio.dot}
                  aria-label={[
                    couponWorth(coupon, cardWords),
                    couponTerms(coupon, cardWords, listSeparator),
                    coupon.name,
                  ].join(listSeparator)}
                  aria-describedby={`${name}-${coupon.id}-saving`}
                  checked={coupon.id === selectedId}
                  onChange={() => onSelect(coupon.id)}
                />
              </span>
            }
          />
        </label>
      ))}
      <label className={styles.none}>
        {words.none}
        <input
          type="radio"
          name={name}
          className={radio.dot}
          checked={selectedId === null}
          onChange={() => onSelect(null)}
        />
      </label>
    </fieldset>
  );
}
