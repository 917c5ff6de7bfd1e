import type { Minor } from '@mallard/domain/money';
import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { Clock } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Price } from '../Price/Price.tsx';
import * as styles from './PaymentPanel.css.ts';
import * as ring from './PaymentRing.css.ts';
import { PaymentRing } from './PaymentRing.tsx';

/** How a payment stands. While the server has not decided it is `confirming`, never `failed`. */
export type PaymentPanelStatus = 'waiting' | 'confirming' | 'paid' | 'failed' | 'expired';

export interface PaymentPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** What to pay, minor units. */
  amount: Minor;
  /** The order's number as people read it. */
  orderNumber: string;
  /** How the payment stands; of a word that this version does not know the result is not known. */
  status: PaymentPanelStatus;
  /** Until when it can be paid, milliseconds since 1970. */
  expiresAt: number;
  /** How long there was in all, milliseconds; the ring starts full at that. @default 1 800 000, half an hour */
  validFor?: number | undefined;
  /** A clock of its own, milliseconds since 1970; keep it the same function. @default the clock of `MallardProvider` */
  now?: (() => number) | undefined;
  /** Called once when the time is over; the server stays the judge of a late payment. */
  onExpire?: (() => void) | undefined;
  /** The code to scan, or whatever stands for it. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

const HALF_AN_HOUR = 1_800_000;
/** Seconds left at which the reader is warned. */
const WARNINGS = [300, 60];
const tones = {
  waiting: 'save',
  confirming: 'info',
  paid: 'new',
  failed: 'danger',
  expired: 'line',
  unknown: 'line',
} as const;

/** What is to be paid, how long there is for it, and how the payment stands. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { amount, orderNumber, status, expiresAt, validFor = HALF_AN_HOUR, now, onExpire, ...others } = props;
  const { children, className, ...rest } = others;
  const t = useMessages('commerce', 'PaymentPanel');
  const known = Object.hasOwn(tones, status) ? status : 'unknown';
  const left = useSecondsLeft(expiresAt, now);
  const within = left === null || left === 0 ? undefined : WARNINGS.findLast((seconds) => left <= seconds);
  const minutesLeft = within === undefined ? undefined : within / 60;
  const isOpen = status === 'waiting' || status === 'confirming';
  // After a decline the order can still be paid, until the same deadline.
  const hasDeadline = isOpen || status === 'failed';
  return (
    <section {...rest} className={joinClass(styles.root, className)}>
      <p role="status" className={styles.status}>
        {status === 'confirming' && <Spinner label="" />}
        <Tag tone={tones[known]}>{t(`statuses.${known}`)}</Tag>
      </p>
      {hasDeadline && (
        <p className={styles.left}>
          <span>{`${t('timeLeft')} `}</span>
          <CountDown
            format="short"
            className={styles.clock}
            label={t('timeLeft')}
            announceAt={WARNINGS}
            {...{ targetTime: expiresAt, now, onExpire }}
          />
        </p>
      )}
      {hasDeadline && minutesLeft !== undefined && (
        <p className={styles.warning}>
          <Icon glyph={Clock} size="sm" />
          <span>{t('endsSoon', { count: minutesLeft })}</span>
        </p>
      )}
      <Price size="xl" amount={amount} />
      <p translate="no" className={styles.number}>
        {t('orderNumber', { number: orderNumber })}
      </p>
      {isOpen && Children.toArray(children).length > 0 && (
        <>
          <div className={ring.frame}>
            <PaymentRing until={expiresAt} within={validFor} now={now} />
            <div className={ring.ground}>{children}</div>
          </div>
          <p className={styles.hint}>{t('scanToPay')}</p>
        </>
      )}
    </section>
  );
}
