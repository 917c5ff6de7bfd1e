import type { OrderPreview } from '@mallard/domain/contract';
import { useId } from 'react';
import * as radio from '../../forms/RadioGroup/RadioGroup.css.ts';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { CouponChoice } from './CouponChoice.tsx';
import * as styles from './CouponPicker.css.ts';

interface CouponChoicesProps {
  coupons: OrderPreview['coupons'];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  now: (() => number) | undefined;
}

/** A radio group of the usable coupons, and "none". */
export function CouponChoices({ coupons, selectedId, onSelect, now }: CouponChoicesProps) {
  const t = useMessages('cart', 'CouponPicker');
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <VisuallyHidden as="legend">{t('choices')}</VisuallyHidden>
      {coupons.length === 0 && <p className={styles.quiet}>{t('noneUsable')}</p>}
      {coupons.map(({ coupon, saving }) => (
        <CouponChoice
          key={coupon.id}
          isSelected={coupon.id === selectedId}
          onSelect={() => onSelect(coupon.id)}
          coupon={coupon}
          saving={saving}
          name={name}
          now={now}
        />
      ))}
      <label className={styles.none}>
        <span>{t('noCoupon')}</span>
        <input
          ref={replayPreHydrationTick}
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
