import type { Order } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { StatusBadge } from '../../feedback/StatusBadge/StatusBadge.tsx';
import { CircleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { nameOfStatus } from '../nameOfStatus.ts';
import { OrderActions, type OrderActionsProps } from '../OrderActions/OrderActions.tsx';
import * as styles from './OrderCard.css.ts';
import { OrderCardItems } from './OrderCardItems.tsx';
import { OrderCardNotice, type OrderCardNoticeProps } from './OrderCardNotice.tsx';

/** Parts of an order that a card needs. */
export type CardOrder = Pick<Order, 'id' | 'orderNumber' | 'status' | 'amounts' | 'items' | 'createTime' | 'payBefore'>;

export interface OrderCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'>,
    Pick<OrderActionsProps, 'actions' | 'onAction' | 'hrefs' | 'pendingAction'>,
    OrderCardNoticeProps {
  /** The order shown. */
  order: CardOrder;
  /** URL of the order's details. */
  href: string;
  /** Why the last action failed. */
  errorMessage?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const paidStatuses: ReadonlySet<string> = new Set(['unshipped', 'shipped', 'completed']);

/** An order in a list. An unknown status has no color and no actions of its own. */
export function OrderCard(props: OrderCardProps) {
  const {
    order,
    href,
    actions,
    onAction,
    hrefs,
    pendingAction,
    errorMessage,
    now,
    onExpire,
    tracking,
    shippedPieces,
    className,
    ...elementProps
  } = props;
  const t = useMessages('orders', 'OrderCard');
  const tOrderStatus = useMessages('shared', 'orderStatus');
  const timeZone = useTimeZone();
  const id = useId();
  const sumLabel = order.status === 'unpaid' ? t('toPay') : paidStatuses.has(order.status) ? t('paid') : t('total');
  return (
    <article
      aria-labelledby={elementProps['aria-label'] === undefined ? id : undefined}
      {...elementProps}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.head}>
        <time className={styles.number} dateTime={order.createTime}>
          {formatInstant(order.createTime, timeZone)}
        </time>
        <span id={id} translate="no" className={styles.orderNumber}>
          {t('orderNumber', { number: order.orderNumber })}
        </span>
        <StatusBadge className={styles.status} status={order.status}>
          {nameOfStatus(order.status, tOrderStatus)}
        </StatusBadge>
      </div>
      <OrderCardNotice order={order} now={now} onExpire={onExpire} tracking={tracking} shippedPieces={shippedPieces} />
      <OrderCardItems items={order.items} href={href} orderLabelId={id} />
      <div role="alert">
        {errorMessage !== undefined && (
          <p className={styles.error}>
            <Icon glyph={CircleAlert} size="sm" className={styles.stripIcon} />
            <span>{errorMessage}</span>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.sum}>
          <span>{sumLabel}</span>
          <Price amount={order.amounts.total} />
        </span>
        <OrderActions
          actions={actions}
          onAction={onAction}
          hrefs={hrefs}
          pendingAction={pendingAction}
          orderLabelId={id}
          orderName={t('orderNumber', { number: order.orderNumber })}
        />
      </div>
    </article>
  );
}
