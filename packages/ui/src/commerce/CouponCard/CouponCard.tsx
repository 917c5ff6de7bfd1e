import type { Coupon } from '@mallard/domain/contract';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useIsOver } from '../../foundations/Clock/useIsOver.ts';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ClaimButton } from '../ClaimButton/ClaimButton.tsx';
import * as styles from './CouponCard.css.ts';
import { CouponWindow } from './CouponWindow.tsx';
import { couponTerms, couponWorth } from './couponText.ts';

export interface CouponCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** The coupon; its status decides what can be done with it, and past its end it has expired, unless it was used. */
  coupon: Coupon;
  /** Called when it is to be claimed. */
  onClaim?: (() => void) | undefined;
  /** Where a claimed coupon can be used. */
  useHref?: string | undefined;
  /** Where to sign in first; takes the place of claiming. */
  signInHref?: string | undefined;
  /** Whether claiming is on its way. @default false */
  isPending?: boolean | undefined;
  /** Why it cannot be used here, in words; draws it without colour. */
  unavailableReason?: string | undefined;
  /** A line on what it does here, such as how much it saves. */
  note?: string | undefined;
  /** Whether it is the one in force. @default false */
  isSelected?: boolean | undefined;
  /** What it can be used for in detail, behind a line that opens it. */
  rules?: ReactNode;
  /** A clock of its own, milliseconds since 1970; keep it the same function. @default the clock of `MallardProvider` */
  now?: (() => number) | undefined;
  /** In place of button and state. */
  end?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A coupon as a ticket with a stub. What is used, expired or gone has no colour. */
export function CouponCard(props: CouponCardProps) {
  const {
    coupon,
    onClaim,
    useHref,
    signInHref,
    isPending = false,
    unavailableReason,
    isSelected = false,
    ...others
  } = props;
  const { note, rules, now, end, className, ...rest } = others;
  const t = useMessages('commerce', 'CouponCard');
  const tShared = useMessages('shared', 'common');
  const id = useId();
  const isPast = useIsOver(Date.parse(coupon.endTime), now);
  const status = isPast && coupon.status !== 'used' ? 'expired' : coupon.status;
  const isOpen = status === 'claimable' || status === 'claimed';
  const isOff = unavailableReason !== undefined || !isOpen;
  const worth = couponWorth(coupon, t);
  const length = worth.length > 7 ? 'long' : worth.replace('¥', '').length > 3 ? 'medium' : 'short';
  return (
    <div
      {...rest}
      data-selected={isSelected || undefined}
      className={joinClass(styles.root({ isOff, isSelected }), className)}
    >
      <span className={styles.worth({ isOff, length })}>
        {worth.startsWith('¥') ? (
          <>
            <span className={styles.symbol}>¥</span>
            <span>{worth.slice(1)}</span>
          </>
        ) : (
          worth
        )}
      </span>
      <span className={styles.body}>
        <span className={styles.what}>
          <strong id={`${id}-terms`} className={styles.terms}>
            {couponTerms(coupon, t, tShared('phraseSeparator'))}
          </strong>
          <span className={styles.meta}>{coupon.name}</span>
          {unavailableReason === undefined ? (
            <span className={styles.meta}>
              {/* Where `end` takes the place of the state, this is what says that it is over. */}
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
        {/* Takes the focus when its button goes because the time is over. */}
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
                {...{ onClaim, useHref, signInHref, isPending }}
              />
            ))}
        </span>
      </span>
    </div>
  );
}
