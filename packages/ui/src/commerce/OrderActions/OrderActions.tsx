import type { OrderAction } from '@mallard/domain/rules';
import { Ellipsis } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './OrderActions.css.ts';

export interface OrderActionsProps {
  /** From `allowedActions`, the most wanted first. */
  actions: readonly OrderAction[];
  onAction: (action: OrderAction) => void;
  /** Addresses of actions that lead to a page; the others call `onAction`. */
  hrefs?: Partial<Record<OrderAction, string>> | undefined;
  /** Which action is being done; the others wait. */
  pendingAction?: OrderAction | undefined;
  /** Tells the actions of one order from those of others: the order's number. */
  orderLabelId?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const SHOWN_ON_PHONES = 2;
const primary: ReadonlySet<OrderAction> = new Set(['pay', 'confirm']);
const isFilled: ReadonlySet<OrderAction> = new Set(['pay', 'confirm', 'review']);
const isDanger: ReadonlySet<OrderAction> = new Set(['cancel', 'delete']);

/** What may be done with an order. The most wanted stands last, where the thumb is. */
export function OrderActions(props: OrderActionsProps) {
  const { actions, onAction, hrefs = {}, pendingAction, orderLabelId, className, ref } = props;
  const words = useCommerceWords();
  // Sorting is stable: what has a colour comes first, the rest keeps its order.
  const ordered = actions.toSorted((a, b) => Number(isFilled.has(b)) - Number(isFilled.has(a)));
  const hidden = ordered.slice(SHOWN_ON_PHONES);

  function button(action: OrderAction) {
    const variant = primary.has(action) ? 'primary' : action === 'review' ? 'accent' : 'quiet';
    const href = hrefs[action];
    const naming = orderLabelId === undefined ? {} : { 'aria-describedby': orderLabelId };
    if (href !== undefined) {
      return (
        <LinkButton key={action} variant={variant} href={href} {...naming}>
          {words.orderActions[action]}
        </LinkButton>
      );
    }
    return (
      <Button
        key={action}
        variant={variant}
        isPending={pendingAction === action}
        isDisabled={pendingAction !== undefined && pendingAction !== action}
        onPress={() => onAction(action)}
        {...naming}
      >
        {words.orderActions[action]}
      </Button>
    );
  }

  return (
    <div ref={ref} className={joinClass(styles.root, className)}>
      {hidden.length > 0 && (
        <>
          <span className={styles.cramped}>
            <Menu
              placement="bottom start"
              onAction={(id) => {
                const action = hidden.find((one) => one === id);
                if (action) onAction(action);
              }}
              items={hidden.map((action) => ({
                id: action,
                label: words.orderActions[action],
                isDanger: isDanger.has(action),
                ...(hrefs[action] !== undefined && { href: hrefs[action] }),
              }))}
              trigger={
                <IconButton label={words.moreActions}>
                  <Icon glyph={Ellipsis} />
                </IconButton>
              }
            />
          </span>
          <span className={styles.roomy}>{hidden.toReversed().map(button)}</span>
        </>
      )}
      {ordered.slice(0, SHOWN_ON_PHONES).toReversed().map(button)}
    </div>
  );
}
