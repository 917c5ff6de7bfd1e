import type { Coupon } from '@mallard/domain/contract';
import type { ReactNode } from 'react';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { formatInstant } from '../../intl/formatInstant.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import * as styles from './CouponCard.css.ts';

interface CouponWindowProps {
  coupon: Pick<Coupon, 'startTime' | 'endTime' | 'status'>;
  now: (() => number) | undefined;
}

const DAY_SECONDS = 86_400;

/** Validity of a coupon; counts down the last day of an active one. */
export function CouponWindow({ coupon, now }: CouponWindowProps) {
  const t = useMessages('commerce', 'CouponCard');
  const timeZone = useTimeZone();
  const lastDate = lastDateBefore(coupon.endTime, timeZone);
  const until = lastDate === '' ? null : whole(t('validUntil', { lastDate }));
  const isOpen = coupon.status === 'claimable' || coupon.status === 'claimed';
  return isOpen ? <Counted coupon={coupon} now={now} until={until} /> : until;
}

function Counted({ coupon, now, until }: CouponWindowProps & { until: ReactNode }) {
  const t = useMessages('commerce', 'CouponCard');
  const timeZone = useTimeZone();
  const end = Date.parse(coupon.endTime);
  const left = useSecondsLeft(end, now);
  const wait = useSecondsLeft(Date.parse(coupon.startTime), now);
  if (left === null || wait === null) return until;
  if (left === 0) return <span>{t('expired')}</span>;
  if (wait > 0) return whole(t('validFrom', { date: formatInstant(coupon.startTime, timeZone) }));
  if (left > DAY_SECONDS) return until;
  return (
    <span className={styles.soon}>
      <span>{`${t('endsIn')} `}</span>
      <CountDown targetTime={end} now={now} label={t('endsIn')} />
    </span>
  );
}

/** Returns the last date that begins before the end. */
function lastDateBefore(end: string, timeZone: string): string {
  const time = Date.parse(end);
  return Number.isNaN(time) ? '' : formatInstant(time - 1, timeZone).slice(0, 10);
}

/** The sentence with its date, which must not wrap at its hyphens. */
function whole(sentence: string): ReactNode {
  const [before, date, after] = sentence.split(/(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)/);
  return (
    <>
      <span>{before}</span>
      <span className={styles.date}>{date}</span>
      <span>{after}</span>
    </>
  );
}
