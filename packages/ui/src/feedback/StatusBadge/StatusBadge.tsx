import type { AfterSaleStatus, OrderStatus } from '@mallard/domain/rules';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Hourglass,
  Package,
  Truck,
  Undo2,
} from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { wrapText } from '../../foundations/wrapText.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './StatusBadge.css.ts';

export interface StatusBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style'> {
  /** Status of an order, a payment, or a return or refund as the server sends it; an unknown one has no color. */
  status: string;
  /** Its name in the reader's language. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement> | undefined;
}

interface Look {
  glyph: Glyph;
  tone: styles.StatusTone;
}

/** Status of a payment; `pending`, never `failed`, until the server has decided. */
type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refunded';

const looks: Readonly<Record<OrderStatus | PaymentStatus | AfterSaleStatus, Look>> = {
  unpaid: { glyph: Clock, tone: 'pay' },
  unshipped: { glyph: Package, tone: 'way' },
  shipped: { glyph: Truck, tone: 'way' },
  completed: { glyph: CircleCheck, tone: 'done' },
  cancelled: { glyph: CircleX, tone: 'off' },
  pending: { glyph: Hourglass, tone: 'way' },
  paid: { glyph: CircleCheck, tone: 'done' },
  failed: { glyph: CircleAlert, tone: 'failed' },
  refunded: { glyph: Undo2, tone: 'off' },
  requested: { glyph: Hourglass, tone: 'way' },
  approved: { glyph: CircleCheck, tone: 'way' },
  refused: { glyph: CircleAlert, tone: 'failed' },
  returning: { glyph: Truck, tone: 'way' },
  withdrawn: { glyph: CircleX, tone: 'off' },
  lapsed: { glyph: CircleX, tone: 'off' },
};
const unknown: Look = { glyph: CircleDashed, tone: 'off' };

/** The status of an order or a payment as text, icon and color. */
export function StatusBadge({ status, children, className, ...remainingProps }: StatusBadgeProps) {
  const { glyph, tone } = isKnown(status) ? looks[status] : unknown;
  return (
    <span {...remainingProps} className={joinClass(`${styles.root} ${styles.tone[tone]}`, className)}>
      <Icon glyph={glyph} size="sm" />
      {wrapText(children)}
    </span>
  );
}

function isKnown(status: string): status is keyof typeof looks {
  return Object.hasOwn(looks, status);
}
