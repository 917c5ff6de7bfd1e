import type { OrderTab } from '@mallard/domain/contract';
import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { ChevronRight, CircleCheck, CircleX, Package, Truck, WalletCards } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { Surface, type SurfaceProps } from '../../foundations/Surface/Surface.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './OrderShortcuts.css.ts';

export interface OrderShortcutsProps extends Omit<SurfaceProps, 'children' | 'as' | 'tone' | 'padding'> {
  /** Returns the URL of the orders with a status. */
  hrefOf: (tab: OrderTab) => string;
  /** Number of orders per status, once known. Finished ones are not counted. */
  counts?: Readonly<Partial<Record<OrderTab, number>>> | undefined;
  /** Content below the shortcuts, such as the latest event of a parcel. */
  children?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Name of the region, on a page with several. @default its title */
  'aria-label'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const shortcuts = [
  { tab: 'unpaid', glyph: WalletCards, isCounted: true },
  { tab: 'unshipped', glyph: Package, isCounted: true },
  { tab: 'shipped', glyph: Truck, isCounted: true },
  { tab: 'completed', glyph: CircleCheck, isCounted: false },
  { tab: 'cancelled', glyph: CircleX, isCounted: false },
] as const satisfies readonly { tab: OrderTab; glyph: Glyph; isCounted: boolean }[];

/** Links to a shopper's orders by status, with the number of pending ones. */
export function OrderShortcuts({
  hrefOf,
  counts,
  children,
  headingLevel = 2,
  className,
  ...remainingProps
}: OrderShortcutsProps) {
  const t = useMessages('account', 'OrderShortcuts');
  const tOrderStatus = useMessages('shared', 'orderStatus');
  const id = useId();
  return (
    <Surface
      as="section"
      aria-labelledby={remainingProps['aria-label'] === undefined ? id : undefined}
      {...remainingProps}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.head}>
        <Heading level={headingLevel} size="subtitle" id={id}>
          {t('title')}
        </Heading>
        <a href={hrefOf('all')} className={styles.all}>
          <span>{t('all')}</span>
          <Icon glyph={ChevronRight} size="sm" isDirectional />
        </a>
      </div>
      <ul className={styles.list}>
        {shortcuts.map(({ tab, glyph, isCounted }) => {
          const count = isCounted ? (counts?.[tab] ?? 0) : 0;
          return (
            <li key={tab}>
              <a href={hrefOf(tab)} className={styles.shortcut}>
                <span aria-hidden="true" className={styles.icon}>
                  <Icon glyph={glyph} size="lg" />
                  <Badge count={count} size="sm" background="surface" className={styles.badge} />
                </span>
                <span>
                  <span>{`${tOrderStatus(tab)} `}</span>
                  {count > 0 && <VisuallyHidden>{t('orderCount', { count })}</VisuallyHidden>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {children}
    </Surface>
  );
}
