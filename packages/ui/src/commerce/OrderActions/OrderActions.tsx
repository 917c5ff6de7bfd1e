import type { OrderAction } from '@mallard/domain/rules';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { LateMenu } from '../../actions/Menu/LateMenu.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './OrderActions.css.ts';

export interface OrderActionsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onSelect'> {
  /** From `allowedActions`, the most wanted first. */
  actions: readonly OrderAction[];
  /** Called with the action that was asked for; ask again before what cannot be taken back. */
  onAction: (action: OrderAction) => void;
  /** Addresses of actions that lead to a page; the others call `onAction`. */
  hrefs?: Partial<Record<OrderAction, string>> | undefined;
  /** Which action is being done; the others wait. */
  pendingAction?: OrderAction | undefined;
  /** Id of what describes the actions, to tell those of one order from those of others: the order's number. */
  orderLabelId?: string | undefined;
  /** The order's number in words; part of the name of the menu's button. */
  orderName?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const SHOWN_WHEN_NARROW = 2;
const primary: ReadonlySet<OrderAction> = new Set(['pay', 'confirm']);
const filled: ReadonlySet<OrderAction> = new Set(['pay', 'confirm', 'review']);
const dangerous: ReadonlySet<OrderAction> = new Set(['cancel', 'delete']);

/** What may be done with an order. The most wanted stands last, where the thumb is. */
export function OrderActions(props: OrderActionsProps) {
  const { actions, onAction, hrefs = {}, pendingAction, orderLabelId, orderName, className, ...rest } = props;
  const t = useMessages('commerce', 'OrderActions');
  // Sorting is stable: what has a colour comes first, the rest keeps its order.
  const ordered = actions.toSorted((a, b) => Number(filled.has(b)) - Number(filled.has(a)));
  const others = ordered.slice(SHOWN_WHEN_NARROW);
  // One action alone needs no menu. The details may stay in it: the items of a card link to them, too. So may what cannot be
  // taken back, which would be the most prominent on a line of its own.
  const [other] = others;
  const isAlone = others.length === 1 && other !== undefined && other !== 'details' && !dangerous.has(other);
  const hidden = isAlone ? [] : others;
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
    <div {...rest} className={joinClass(styles.root, className)}>
      {hidden.length > 0 && (
        <>
          <span className={styles.cramped}>
            <LateMenu
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
          <span className={styles.roomy}>{hidden.toReversed().map(button)}</span>
        </>
      )}
      {isAlone && <span className={styles.alone}>{others.map(button)}</span>}
      {ordered.slice(0, SHOWN_WHEN_NARROW).toReversed().map(button)}
    </div>
  );
}
