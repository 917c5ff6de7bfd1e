import type { Minor } from '@mallard/domain/money';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { CircleCheck, CircleHelp, CircleX, Clock, Smartphone } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as ring from '../PaymentPanel/PaymentRing.css.ts';
import { PaymentRing } from '../PaymentPanel/PaymentRing.tsx';
import { QrCode, type QrModules } from './QrCode.tsx';
import * as styles from './QrPayPanel.css.ts';

export type { QrModules } from './QrCode.tsx';

/** Status of a scan. */
export type QrPayStatus = 'waiting' | 'scanned' | 'paid' | 'expired' | 'failed';

export interface QrPayPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Amount to pay, minor units. */
  amount: Minor;
  /** The code as rows of modules, for example `encode(text).data` of `uqr`. */
  code: QrModules;
  /** URL to pay on this device; required, because users cannot scan the phone that they hold. */
  link: string;
  /** Expiry of the code, milliseconds since 1970. */
  expiresAt: number;
  /** Total validity, milliseconds; the ring is full at that time. @default 300 000, five minutes */
  validFor?: number | undefined;
  /**
   * Status of the scan. A code past its expiry counts as expired; an unknown status shows that the
   * result is unknown.
   */
  status: QrPayStatus;
  /** Requests a new code. */
  onRefresh: () => void;
  /** Whether a new code is loading. @default false */
  isRefreshing?: boolean | undefined;
  /** Called once when an unscanned code has expired. */
  onExpire?: (() => void) | undefined;
  /**
   * A clock of its own, milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const FIVE_MINUTES = 300_000;
const glyphs: Readonly<Record<Exclude<QrPayStatus, 'waiting'> | 'unknown', Glyph>> = {
  scanned: Smartphone,
  paid: CircleCheck,
  expired: Clock,
  failed: CircleX,
  unknown: CircleHelp,
};

/** A QR code to pay with a phone, with its remaining time, a link for this device, and the status of the scan. */
export function QrPayPanel(props: QrPayPanelProps) {
  const {
    amount,
    code,
    link,
    expiresAt,
    validFor = FIVE_MINUTES,
    status,
    onRefresh,
    isRefreshing = false,
    onExpire,
    now,
    className,
    ...elementProps
  } = props;
  const t = useMessages('checkout', 'QrPayPanel');
  const format = usePriceFormat();
  const isOver = useSecondsLeft(expiresAt, now, status === 'waiting' ? onExpire : undefined) === 0;
  const knownStatus = status === 'waiting' || Object.hasOwn(glyphs, status) ? status : 'unknown';
  const shown = knownStatus === 'waiting' && isOver ? 'expired' : knownStatus;
  const tone = shown === 'unknown' ? 'expired' : shown;
  const price = format.format(amount);
  const canRefresh = shown === 'expired' || shown === 'failed';
  return (
    <section
      aria-label={t('panel')}
      tabIndex={-1}
      {...elementProps}
      data-state={shown}
      className={joinClass(styles.root, className)}
    >
      <Price size="xl" amount={amount} />
      <div className={ring.frame}>
        {shown === 'waiting' && <PaymentRing until={expiresAt} within={validFor} now={now} />}
        <div className={ring.center}>
          {shown === 'waiting' ? (
            <QrCode modules={code} label={t('codeLabel', { amount: price })} />
          ) : (
            <>
              {/* Keeps its space, but cannot be scanned any more. */}
              <QrCode modules={code} label="" aria-hidden="true" className={styles.faded} />
              <span className={styles.mark({ tone })}>
                <Icon glyph={glyphs[shown]} size="lg" />
              </span>
            </>
          )}
        </div>
      </div>
      <p role="status" className={styles.status({ tone })}>
        {t(`statuses.${shown}`)}
      </p>
      {shown === 'waiting' && (
        <>
          <p className={styles.hint}>
            <span>{`${t('timeLeft')} `}</span>
            <CountDown format="short" targetTime={expiresAt} now={now} label={t('timeLeft')} className={styles.clock} />
          </p>
          <p className={styles.hint}>{t('hint')}</p>
        </>
      )}
      {canRefresh && (
        <Button ref={leaveFocus} isPending={isRefreshing} pendingLabel={t('refreshing')} onPress={onRefresh}>
          {t('refresh')}
        </Button>
      )}
      {(shown === 'waiting' || canRefresh) && (
        <a ref={leaveFocus} href={link} className={styles.link}>
          {t('payOnDevice', { amount: price })}
        </a>
      )}
    </section>
  );
}
