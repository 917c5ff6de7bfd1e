import type { Coupon } from '@mallard/domain/contract';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatInstant } from '../formatInstant.ts';
import * as styles from './CouponTicket.css.ts';
import { couponTerms, couponWorth } from './couponWords.ts';

export interface CouponTicketProps {
  coupon: Coupon;
  /** Draws the claim button while the coupon can be claimed. */
  onClaim?: (() => void) | undefined;
  /** Where a claimed coupon can be used. */
  useHref?: string | undefined;
  /** Whether claiming is on its way. @default false */
  isPending?: boolean | undefined;
  /** Why it cannot be used here, in words; draws it without colour. */
  reason?: string | undefined;
  /** In place of button and state. */
  end?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A coupon as a ticket with a stub. What is used, expired or gone has no colour. */
export function CouponTicket(props: CouponTicketProps) {
  const { coupon, onClaim, useHref, isPending = false, reason } = props;
  const words = useCommerceWords();
  const isOff = reason !== undefined || (coupon.status !== 'claimable' && coupon.status !== 'claimed');
  const worth = couponWorth(coupon, words);
  return (
    <div ref={props.ref} className={joinClass(styles.root({ isOff }), props.className)}>
      <span
        className={styles.worth({ isOff, length: worth.length > 7 ? 'long' : worth.length > 4 ? 'medium' : 'short' })}
      >
        {worth.startsWith('¥') ? (
          <>
            <span className={styles.symbol}>¥</span>
            {worth.slice(1)}
          </>
        ) : (
          worth
        )}
      </span>
      <span className={styles.what}>
        <strong className={styles.terms}>{couponTerms(coupon, words)}</strong>
        <span className={styles.meta}>{coupon.name}</span>
        <span className={styles.meta}>{reason ?? words.validUntil(formatInstant(coupon.endTime).slice(0, 10))}</span>
      </span>
      <span className={styles.end}>{props.end ?? <End {...{ coupon, onClaim, useHref, isPending }} />}</span>
    </div>
  );
}

function End({
  coupon,
  onClaim,
  useHref,
  isPending,
}: Pick<CouponTicketProps, 'coupon' | 'onClaim' | 'useHref'> & { isPending: boolean }) {
  const words = useCommerceWords();
  if (coupon.status === 'claimable') {
    return (
      onClaim && (
        <Button variant="accent" size="sm" isPending={isPending} onPress={onClaim}>
          {words.claim}
        </Button>
      )
    );
  }
  if (coupon.status === 'claimed') {
    return useHref === undefined ? (
      words.claimedCoupon
    ) : (
      <LinkButton variant="accent" size="sm" href={useHref}>
        {words.useIt}
      </LinkButton>
    );
  }
  return { used: words.used, expired: words.expired, soldOut: words.couponSoldOut }[coupon.status];
}
