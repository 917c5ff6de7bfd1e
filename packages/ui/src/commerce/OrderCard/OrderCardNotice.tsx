import type { Order } from '@mallard/domain/contract';
import type { ReactNode } from 'react';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { ChevronRight, Clock3, Truck } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { langOf } from '../../intl/langOf.ts';
import { ELEMENT, splitAtElement } from '../../intl/splitAtElement.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import * as styles from './OrderCard.css.ts';
import { unitCountOf } from './unitCountOf.ts';

/** The latest event of a parcel. */
export interface CardTracking {
  text: ReactNode;
  /** Time of the event, ISO 8601. */
  time: string;
  /** URL of the complete tracking. */
  href: string;
}

export interface OrderCardNoticeProps {
  /** The order. */
  order: Pick<Order, 'status' | 'items' | 'payBefore'>;
  /** A clock of its own for the time left to pay, milliseconds since 1970. @default the clock of `MallardProvider` */
  now?: (() => number) | undefined;
  /** Called once when the payment deadline has passed. */
  onExpire?: (() => void) | undefined;
  /** Latest event of the parcel; `null` reserves space while it is unknown. */
  tracking?: CardTracking | null | undefined;
  /** Number of shipped items, when that is not all of them. */
  shippedPieces?: number | undefined;
}

/** Urgent information about an order: time left to pay, latest parcel event, number of shipped items. */
export function OrderCardNotice({ order, now, onExpire, tracking, shippedPieces }: OrderCardNoticeProps) {
  const t = useMessages('orders', 'OrderCard');
  const timeZone = useTimeZone();
  const locale = useLocale();
  const total = unitCountOf(order.items);
  const partly =
    shippedPieces !== undefined && shippedPieces < total
      ? t('partlyShipped', { shipped: shippedPieces, total })
      : undefined;
  const [beforeTime, afterTime] = splitAtElement(t('paymentDeadline', { time: ELEMENT }));
  return (
    <>
      {order.status === 'unpaid' && (
        <p className={styles.deadline}>
          <Icon glyph={Clock3} size="sm" className={styles.stripIcon} />
          <span>
            <span>{beforeTime}</span>
            <CountDown
              format="short"
              className={styles.left}
              targetTime={Date.parse(order.payBefore)}
              now={now}
              onExpire={onExpire}
            />
            <span>{afterTime}</span>
          </span>
        </p>
      )}
      {(tracking !== undefined || partly) && (
        <div className={styles.trackBox}>
          {tracking === null ? (
            <div className={styles.track} aria-hidden="true">
              <Icon glyph={Truck} className={styles.trackIcon} />
              <span className={styles.pendingTrack} />
            </div>
          ) : tracking ? (
            <a className={styles.track} href={tracking.href}>
              <Icon glyph={Truck} className={styles.trackIcon} />
              <span className={styles.grow}>
                {partly && <span>{partly}</span>}
                <span lang={typeof tracking.text === 'string' ? langOf(tracking.text, locale) : undefined}>
                  {tracking.text}
                </span>
                <time className={styles.number} dateTime={tracking.time}>
                  {formatInstant(tracking.time, timeZone)}
                </time>
              </span>
              <Icon glyph={ChevronRight} size="sm" isDirectional />
            </a>
          ) : (
            <p className={styles.track}>
              <Icon glyph={Truck} className={styles.trackIcon} />
              <span>{partly}</span>
            </p>
          )}
        </div>
      )}
    </>
  );
}
