import type { Coupon } from '@mallard/domain/contract';
import { minor, type PricePart } from '@mallard/domain/money';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useIsOver } from '../../foundations/Clock/useIsOver.ts';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { renderIsolated } from '../../foundations/Price/renderIsolated.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ClaimButton } from '../ClaimButton/ClaimButton.tsx';
import * as styles from './CouponCard.css.ts';
import { CouponWindow } from './CouponWindow.tsx';
import { couponTerms, couponWorth } from './couponText.ts';

export interface CouponCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** The coupon; its status determines the actions. After its end it counts as expired, unless it was used. */
  coupon: Coupon;
  /** Called when it is to be claimed. */
  onClaim?: (() => void) | undefined;
  /** URL where a claimed coupon can be used. */
  useHref?: string | undefined;
  /** URL of the login, when it is required first; replaces claiming. */
  signInHref?: string | undefined;
  /** Whether it is being claimed. @default false */
  isPending?: boolean | undefined;
  /** Why it cannot be used here; removes its color. */
  unavailableReason?: string | undefined;
  /** A line about its effect here, such as the saving. */
  note?: string | undefined;
  /** Whether it is the applied coupon. @default false */
  isSelected?: boolean | undefined;
  /** Detailed conditions, collapsed. */
  rules?: ReactNode;
  /**
   * A clock of its own, milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
  /** Content instead of button and state. */
  end?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A coupon as a ticket with a stub. Used, expired and sold-out coupons have no color. */
export function CouponCard(props: CouponCardProps) {
  const {
    coupon,
    onClaim,
    useHref,
    signInHref,
    isPending = false,
    unavailableReason,
    isSelected = false,
    note,
    rules,
    now,
    end,
    className,
    ...elementProps
  } = props;
  const t = useMessages('commerce', 'CouponCard');
  const tShared = useMessages('shared', 'common');
  const id = useId();
  const isPast = useIsOver(Date.parse(coupon.endTime), now);
  const status = isPast && coupon.status !== 'used' ? 'expired' : coupon.status;
  const isOpen = status === 'claimable' || status === 'claimed';
  const isOff = unavailableReason !== undefined || !isOpen;
  const format = usePriceFormat();
  const worth = couponWorth(coupon, t, format);
  const parts = coupon.kind === 'amount' ? format.parts(minor(coupon.value), { decimals: false }) : undefined;
  const digitCount = parts
    ? lengthOf(parts.filter(({ type }) => type !== 'currency' && type !== 'literal'))
    : worth.length;
  const partsLength = parts ? lengthOf(parts) : digitCount;
  const length = partsLength > 7 ? 'long' : digitCount > 3 ? 'medium' : 'short';
  return (
    <div
      {...elementProps}
      data-selected={isSelected || undefined}
      className={joinClass(
        styles.root({ isOff, isSelected, isWide: parts !== undefined && partsLength > 8 }),
        className,
      )}
    >
      <span className={styles.worth({ isOff, length })}>
        {parts ? (
          <bdi dir={format.direction} translate="no" className={styles.amount}>
            {renderIsolated(parts, ({ type, value }) =>
              type === 'currency' ? <span className={styles.symbol}>{value}</span> : value,
            )}
          </bdi>
        ) : (
          worth
        )}
      </span>
      <span className={styles.body}>
        <span className={styles.what}>
          <strong id={`${id}-terms`} className={styles.terms}>
            {couponTerms(coupon, t, tShared('phraseSeparator'), format)}
          </strong>
          <span className={styles.meta}>{coupon.name}</span>
          {unavailableReason === undefined ? (
            <span className={styles.meta}>
              {/* When `end` replaces the state, this shows that it has expired. */}
              <CouponWindow coupon={end === undefined ? { ...coupon, status } : coupon} now={now} />
            </span>
          ) : (
            <span className={styles.reason}>{unavailableReason}</span>
          )}
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {rules !== undefined && (
            <details className={styles.rules}>
              <summary className={styles.rulesTitle}>
                <span>{t('terms')}</span>
                <Icon glyph={ChevronDown} size="sm" className={styles.chevron} />
              </summary>
              <div>{rules}</div>
            </details>
          )}
        </span>
        {/* Receives the focus when its button disappears because the time is over. */}
        <span tabIndex={end === undefined ? -1 : undefined} className={styles.end}>
          {end ??
            (status === 'used' || status === 'expired' ? (
              t(status)
            ) : (
              <ClaimButton
                ref={leaveFocus}
                state={status}
                couponName={coupon.name}
                aria-describedby={`${id}-terms`}
                onClaim={onClaim}
                useHref={useHref}
                signInHref={signInHref}
                isPending={isPending}
              />
            ))}
        </span>
      </span>
    </div>
  );
}

/** Returns the number of visible characters. */
function lengthOf(parts: readonly PricePart[]): number {
  return parts.reduce((sum, { value }) => sum + value.replace(/\p{Cf}/gu, '').length, 0);
}
