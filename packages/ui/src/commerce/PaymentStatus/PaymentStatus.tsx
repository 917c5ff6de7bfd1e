import type { Minor } from '@mallard/domain/money';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, Clock, Undo2 } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './PaymentStatus.css.ts';

/** State of a payment. Only the server sets `paid`, `failed`, `refunded` or `closed`. */
export type PaymentState = 'pending' | 'confirming' | 'paid' | 'failed' | 'refunded' | 'closed' | 'unknown';

/** An action in a state. */
export type PaymentAction = 'pay' | 'check' | 'retry' | 'changeMethod' | 'viewOrder' | 'continueShopping' | 'buyAgain';

export interface PaymentStatusProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** State as the server sends it; an unknown one counts as `unknown`, never as failed. */
  status: PaymentState | (string & {});
  /** Paid amount, minor units. */
  amount?: Minor | undefined;
  /** Called with the requested action. */
  onAction: (action: PaymentAction) => void;
  /** The pending action. */
  pendingAction?: PaymentAction | undefined;
  /** Available actions. @default all that the state allows */
  allowedActions?: readonly PaymentAction[] | undefined;
  /** Whether confirming takes longer than usual. @default false */
  isSlow?: boolean | undefined;
  /** Whether the title receives the focus on mount: after returning from another page. @default false */
  autoFocus?: boolean | undefined;
  /** Explanation of the state. @default its usual meaning, in the reader's language */
  text?: string | undefined;
  /** Content such as the server's own message, the order number, the time left. */
  children?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The first is the main one, which is rendered last. A user who may have paid already is never asked to pay again. */
const actions: Readonly<Record<PaymentState, readonly PaymentAction[]>> = {
  pending: ['pay', 'changeMethod', 'viewOrder'],
  confirming: ['check', 'viewOrder'],
  paid: ['viewOrder', 'continueShopping'],
  failed: ['retry', 'changeMethod', 'viewOrder'],
  refunded: ['viewOrder', 'continueShopping'],
  closed: ['buyAgain', 'continueShopping'],
  unknown: ['check', 'viewOrder'],
};
const glyphs: Readonly<Record<Exclude<PaymentState, 'confirming'>, Glyph>> = {
  pending: Clock,
  paid: CircleCheck,
  failed: CircleX,
  refunded: Undo2,
  closed: CircleDashed,
  unknown: CircleHelp,
};

/** The result of a payment in words, with the next actions. */
export function PaymentStatus(props: PaymentStatusProps) {
  const {
    status,
    amount,
    onAction,
    pendingAction,
    allowedActions,
    isSlow = false,
    autoFocus = false,
    children,
    text,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('checkout', 'PaymentStatus');
  const heading = useRef<HTMLHeadingElement>(null);
  const state = isPaymentState(status) ? status : 'unknown';
  const shown = actions[state].filter((action) => allowedActions?.includes(action) ?? true);

  useEffect(() => {
    if (autoFocus) heading.current?.focus();
  }, [autoFocus]);

  // The "check" button disappears with its state, and React fires no blur event for it.
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body) heading.current?.focus();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus
    <section
      {...elementProps}
      data-state={state}
      className={joinClass(styles.root, className)}
      onFocus={(event) => {
        elementProps.onFocus?.(event);
        isWithin.current = true;
      }}
      onBlur={(event) => {
        elementProps.onBlur?.(event);
        isWithin.current = false;
      }}
    >
      <span className={styles.mark({ state })}>
        {state === 'confirming' ? <Spinner label="" size="lg" /> : <Icon glyph={glyphs[state]} size="lg" />}
      </span>
      <div role="status" className={styles.words}>
        <Heading ref={heading} level={headingLevel} size="title" tabIndex={-1} className={styles.title}>
          {t(`states.${state}.title`)}
        </Heading>
        <p className={styles.text}>
          {text ?? (state === 'confirming' && isSlow ? t('slow') : t(`states.${state}.text`))}
        </p>
      </div>
      {amount !== undefined && <Price size="lg" amount={amount} />}
      {children !== undefined && <div className={styles.more}>{children}</div>}
      {shown.length > 0 && (
        <div className={styles.actions}>
          {shown.toReversed().map((action) => (
            <Button
              key={action}
              variant={action === shown[0] ? 'primary' : 'quiet'}
              isPending={pendingAction === action}
              isDisabled={pendingAction !== undefined && pendingAction !== action}
              onPress={() => onAction(action)}
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function isPaymentState(status: string): status is PaymentState {
  return Object.hasOwn(actions, status);
}
