import type { Minor } from '@mallard/domain/money';
import type { ReactNode, Ref } from 'react';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Price } from '../Price/Price.tsx';
import * as styles from './PaymentPanel.css.ts';

/** How a payment stands. While the server has not decided it is `confirming`, never `failed`. */
export type PaymentPanelStatus = 'waiting' | 'confirming' | 'paid' | 'failed' | 'expired';

export interface PaymentPanelProps {
  /** What to pay, minor units. */
  amount: Minor;
  orderNumber: string;
  status: PaymentPanelStatus;
  /** Until when it can be paid, milliseconds since 1970. */
  payBefore: number;
  /** How long there was in all, milliseconds; the ring starts full at that. @default 1 800 000, half an hour */
  payWithin?: number | undefined;
  /** The clock, milliseconds since 1970. */
  now: () => number;
  onExpire?: (() => void) | undefined;
  /** The code to scan, or whatever stands for it. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const HALF_AN_HOUR = 1_800_000;
const tones = { waiting: 'save', confirming: 'info', paid: 'new', failed: 'danger', expired: 'line' } as const;

/** What is to be paid, how long there is for it, and how the payment stands. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { amount, orderNumber, status, payBefore, payWithin = HALF_AN_HOUR, now, onExpire, children } = props;
  const words = useCommerceWords();
  const isOpen = status === 'waiting' || status === 'confirming';
  return (
    <section ref={props.ref} className={joinClass(styles.root, props.className)}>
      <p role="status" className={styles.status}>
        {status === 'confirming' && <Spinner label="" />}
        <Tag tone={tones[status]}>{words.paymentStatuses[status]}</Tag>
      </p>
      {isOpen && (
        <p className={styles.left}>
          {words.payBefore} <CountDown className={styles.clock} targetTime={payBefore} now={now} onExpire={onExpire} />
        </p>
      )}
      <Price size="xl" amount={amount} />
      <p className={styles.number}>{words.orderNumber(orderNumber)}</p>
      {isOpen && children && (
        <>
          <div className={styles.code}>
            <Ring payBefore={payBefore} payWithin={payWithin} now={now} />
            <div className={styles.ground}>{children}</div>
          </div>
          <p className={styles.hint}>{words.scanToPay}</p>
        </>
      )}
    </section>
  );
}

/** The time left as a ring, which empties as the words above count down. */
function Ring({
  payBefore,
  payWithin,
  now,
}: Required<Pick<PaymentPanelProps, 'payBefore' | 'now'>> & { payWithin: number }) {
  const left = useSecondsLeft(payBefore, now);
  const share = left === null ? 100 : Math.min(100, (left * 100_000) / payWithin);
  const shape = { x: 2, y: 2, width: 240, height: 240, rx: 28, pathLength: 100 };
  return (
    <svg aria-hidden="true" viewBox="0 0 244 244" className={styles.ring}>
      <rect {...shape} className={styles.ringTrack} />
      <rect {...shape} className={styles.ringRest} strokeDasharray={`${share} 100`} />
    </svg>
  );
}
