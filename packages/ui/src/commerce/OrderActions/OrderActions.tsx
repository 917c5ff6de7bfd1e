import type { OrderAction } from '@mallard/domain/rules';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { LazyMenu } from '../../feedback/Menu/LazyMenu.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './OrderActions.css.ts';

export interface OrderActionsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onSelect'> {
  /** Actions from `allowedActions`, most important first. */
  actions: readonly OrderAction[];
  /** Called with the requested action; ask for confirmation if it cannot be undone. */
  onAction: (action: OrderAction) => void;
  /** URLs of actions that lead to a page; the others call `onAction`. */
  hrefs?: Partial<Record<OrderAction, string>> | undefined;
  /** The pending action; the others are inactive. */
  pendingAction?: OrderAction | undefined;
  /** Id of an element that describes the actions, to distinguish orders: the order number. */
  orderLabelId?: string | undefined;
  /** The order number in words; part of the menu button's name. */
  orderName?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const SHOWN_WHEN_NARROW = 2;
const primary: ReadonlySet<OrderAction> = new Set(['pay', 'confirm']);
const filled: ReadonlySet<OrderAction> = new Set(['pay', 'confirm', 'review']);
const dangerous: ReadonlySet<OrderAction> = new Set(['cancel', 'delete']);

/** Actions of an order. The most important one is last, in reach of the thumb. */
export function OrderActions(props: OrderActionsProps) {
  const { actions, onAction, hrefs = {}, pendingAction, orderLabelId, orderName, className, ...elementProps } = props;
  const t = useMessages('orders', 'OrderActions');
  // Sorting is stable: colored buttons come first, the others keep their order.
  const ordered = actions.toSorted((a, b) => Number(filled.has(b)) - Number(filled.has(a)));
  const menuActions = ordered.slice(SHOWN_WHEN_NARROW);
  // A single action needs no menu. Details may stay in it, because a card's items link to them too.
  // So may actions that cannot be undone, which would be too prominent on a line of their own.
  const [other] = menuActions;
  const isAlone = menuActions.length === 1 && other !== undefined && other !== 'details' && !dangerous.has(other);
  const hidden = isAlone ? [] : menuActions;
  const isBusy = pendingAction !== undefined;
  const naming = orderLabelId === undefined ? {} : { 'aria-describedby': orderLabelId };

  function button(action: OrderAction) {
    const variant = primary.has(action) ? 'primary' : action === 'review' ? 'accent' : 'quiet';
    const href = hrefs[action];
    if (href !== undefined) {
      return (
        <LinkButton key={action} variant={variant} href={href} {...naming}>
          {t(action)}
        </LinkButton>
      );
    }
    return (
      <Button
        key={action}
        variant={variant}
        isPending={pendingAction === action}
        isDisabled={isBusy && pendingAction !== action}
        onPress={() => onAction(action)}
        {...naming}
      >
        {t(action)}
      </Button>
    );
  }

  return (
    <div {...elementProps} className={joinClass(styles.root, className)}>
      {hidden.length > 0 && (
        <>
          <span className={styles.onlyNarrow}>
            <LazyMenu
              label={orderName === undefined ? t('moreActions') : t('moreActionsFor', { order: orderName })}
              isPending={isBusy && hidden.includes(pendingAction)}
              isDisabled={isBusy && !hidden.includes(pendingAction)}
              onAction={(id) => {
                const action = hidden.find((one) => one === id);
                if (action) onAction(action);
              }}
              items={hidden.map((action) => ({
                id: action,
                label: t(action),
                ...(dangerous.has(action) && { tone: 'danger' }),
                ...(hrefs[action] !== undefined && { href: hrefs[action] }),
              }))}
            />
          </span>
          <span className={styles.onlyWide}>{hidden.toReversed().map(button)}</span>
        </>
      )}
      {isAlone && <span className={styles.alone}>{menuActions.map(button)}</span>}
      {ordered.slice(0, SHOWN_WHEN_NARROW).toReversed().map(button)}
    </div>
  );
}
