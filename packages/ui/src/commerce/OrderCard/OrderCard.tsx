import type { Order } from '@mallard/domain/contract';
import { ChevronRight, Clock3, Truck } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { StatusBadge } from '../../feedback/StatusBadge/StatusBadge.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatInstant } from '../formatInstant.ts';
import { OrderActions, type OrderActionsProps } from '../OrderActions/OrderActions.tsx';
import { Price } from '../Price/Price.tsx';
import * as styles from './OrderCard.css.ts';
import { OrderCardItems } from './OrderCardItems.tsx';

/** What a card reads of an order. */
export type CardOrder = Pick<Order, 'id' | 'orderNumber' | 'status' | 'amounts' | 'items' | 'createTime' | 'payBefore'>;

export interface OrderCardProps extends Omit<OrderActionsProps, 'className' | 'ref' | 'orderLabelId'> {
  order: CardOrder;
  /** Where the order's details are. */
  href: string;
  /** The clock for the time left to pay, milliseconds since 1970. Left out, no time is shown. */
  now?: (() => number) | undefined;
  /** Called once when the time to pay is over. */
  onExpire?: (() => void) | undefined;
  /** Where the parcel is; the newest event, with the address of the trace. */
  tracking?: { text: ReactNode; time: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** An order in the list. A status that this version does not know is shown without colour and without actions of its own. */
export function OrderCard(props: OrderCardProps) {
  const { order, href, now, onExpire, tracking, className, ref, ...actions } = props;
  const words = useCommerceWords();
  const id = useId();
  return (
    <article ref={ref} aria-labelledby={id} className={joinClass(styles.root, className)}>
      <div className={styles.head}>
        <time className={styles.number} dateTime={order.createTime}>
          {formatInstant(order.createTime)}
        </time>
        <span id={id} className={styles.number}>
          {words.orderNumber(order.orderNumber)}
        </span>
        <StatusBadge className={styles.status} status={order.status}>
          {words.orderTabs[order.status] ?? words.unknownStatus}
        </StatusBadge>
      </div>
      {order.status === 'unpaid' && now && (
        <p className={styles.strip}>
          <Icon glyph={Clock3} size="sm" />
          <span>
            {words.orderLeft} <CountDown targetTime={Date.parse(order.payBefore)} now={now} onExpire={onExpire} />
            {words.listSeparator}
            {words.orderExpires}
          </span>
        </p>
      )}
      {tracking && (
        <div className={styles.trackBox}>
          <a className={styles.track} href={tracking.href}>
            <Icon glyph={Truck} />
            <span className={styles.grow}>
              {tracking.text}
              <br />
              <time className={styles.number} dateTime={tracking.time}>
                {formatInstant(tracking.time)}
              </time>
            </span>
            <Icon glyph={ChevronRight} size="sm" isDirectional />
          </a>
        </div>
      )}
      <OrderCardItems items={order.items} href={href} />
      <div className={styles.foot}>
        <span className={styles.sum}>
          {order.status === 'unpaid' ? words.toPay : words.total}
          <Price amount={order.amounts.total} />
        </span>
        <OrderActions {...actions} orderLabelId={id} />
      </div>
    </article>
  );
}
