import type { Minor } from '@mallard/domain/money';
import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { Clock } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './PaymentPanel.css.ts';
import * as ring from './PaymentRing.css.ts';
import { PaymentRing } from './PaymentRing.tsx';

/** Status of a payment; `confirming`, never `failed`, until the server has decided. */
export type PaymentPanelStatus = 'waiting' | 'confirming' | 'paid' | 'failed' | 'expired';

export interface PaymentPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Amount to pay, minor units. */
  amount: Minor;
  /** The displayed order number. */
  orderNumber: string;
  /** Status of the payment; an unknown one shows that the result is unknown. */
  status: PaymentPanelStatus;
  /** Payment deadline, milliseconds since 1970. */
  expiresAt: number;
  /** Total time to pay, milliseconds; the ring is full at that time. @default 1 800 000, half an hour */
  validFor?: number | undefined;
  /**
   * A clock of its own, milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
  /** Called once at the deadline; the server decides about a late payment. */
  onExpire?: (() => void) | undefined;
  /** The QR code, or other content instead. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

const HALF_AN_HOUR = 1_800_000;
/** Remaining seconds at which a warning is shown and announced. */
const WARNINGS = [300, 60];
const tones = {
  waiting: 'save',
  confirming: 'info',
  paid: 'new',
  failed: 'danger',
  expired: 'line',
  unknown: 'line',
} as const;

/** The amount to pay, the time left, and the status of the payment. */
export function PaymentPanel(props: PaymentPanelProps) {
  const {
    amount,
    orderNumber,
    status,
    expiresAt,
    validFor = HALF_AN_HOUR,
    now,
    onExpire,
    children,
    className,
    ...elementProps
  } = props;
  const t = useMessages('checkout', 'PaymentPanel');
  const knownStatus = Object.hasOwn(tones, status) ? status : 'unknown';
  const left = useSecondsLeft(expiresAt, now);
  const within = left === null || left === 0 ? undefined : WARNINGS.findLast((seconds) => left <= seconds);
  const minutesLeft = within === undefined ? undefined : within / 60;
  const isOpen = status === 'waiting' || status === 'confirming';
  // After a declined payment the order can still be paid, until the same deadline.
  const hasDeadline = isOpen || status === 'failed';
  return (
    <section {...elementProps} className={joinClass(styles.root, className)}>
      <p role="status" className={styles.status}>
        {status === 'confirming' && <Spinner label="" />}
        <Tag tone={tones[knownStatus]}>{t(`statuses.${knownStatus}`)}</Tag>
      </p>
      {hasDeadline && (
        <p className={styles.left}>
          <span>{`${t('timeLeft')} `}</span>
          <CountDown
            format="short"
            className={styles.clock}
            label={t('timeLeft')}
            announceAt={WARNINGS}
            targetTime={expiresAt}
            now={now}
            onExpire={onExpire}
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
            <div className={ring.center}>{children}</div>
          </div>
          <p className={styles.hint}>{t('scanToPay')}</p>
        </>
      )}
    </section>
  );
}
