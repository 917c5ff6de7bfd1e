import type { Order } from '@mallard/domain/contract';
import type { ReactNode } from 'react';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { ChevronRight, Clock3, Truck } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { langOf } from '../../intl/langOf.ts';
import { ELEMENT, splitAtElement } from '../../intl/splitAtElement.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { formatInstant } from '../formatInstant.ts';
import * as styles from './OrderCard.css.ts';
import { piecesOf } from './piecesOf.ts';

/** The newest event of a parcel. */
export interface CardTracking {
  text: ReactNode;
  /** When it happened, ISO 8601. */
  time: string;
  /** Where the whole trace is. */
  href: string;
}

export interface OrderCardNewsProps {
  /** The order that they are about. */
  order: Pick<Order, 'status' | 'items' | 'payBefore'>;
  /** A clock of its own for the time left to pay, milliseconds since 1970. @default the clock of `MallardProvider` */
  now?: (() => number) | undefined;
  /** Called once when the time to pay is over. */
  onExpire?: (() => void) | undefined;
  /** Where the parcel is; `null` keeps its room until that is known. */
  tracking?: CardTracking | null | undefined;
  /** How many pieces are under way, when that is not all of them yet. */
  shippedPieces?: number | undefined;
}

/** What presses about an order: the time left to pay, where its parcel is, what of it has been sent. */
export function OrderCardNews({ order, now, onExpire, tracking, shippedPieces }: OrderCardNewsProps) {
  const t = useMessages('commerce', 'OrderCard');
  const locale = useLocale();
  const total = piecesOf(order.items);
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
                  {formatInstant(tracking.time)}
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
