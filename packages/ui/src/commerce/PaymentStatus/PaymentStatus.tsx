import type { Minor } from '@mallard/domain/money';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, Clock, Undo2 } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Price } from '../Price/Price.tsx';
import * as styles from './PaymentStatus.css.ts';

/** How a payment stands. Only the server says `paid`, `failed`, `refunded` or `closed`. */
export type PaymentState = 'pending' | 'confirming' | 'paid' | 'failed' | 'refunded' | 'closed' | 'unknown';

/** What can be done about it. */
export type PaymentAction = 'pay' | 'check' | 'retry' | 'changeMethod' | 'viewOrder' | 'continueShopping' | 'buyAgain';

export interface PaymentStatusProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** How it stands, as the server says; a word that this version does not know counts as `unknown`, never as failed. */
  status: PaymentState | (string & {});
  /** What is paid, minor units. */
  amount?: Minor | undefined;
  /** Called with what is to be done. */
  onAction: (action: PaymentAction) => void;
  /** What is on its way. */
  pendingAction?: PaymentAction | undefined;
  /** What can be done here. @default all that the state allows */
  allowedActions?: readonly PaymentAction[] | undefined;
  /** Whether confirming takes longer than payments do. @default false */
  isSlow?: boolean | undefined;
  /** Whether the title takes the focus when it appears: after coming back from another page. @default false */
  autoFocus?: boolean | undefined;
  /** What the state means here. @default what it mostly means, in the reader's language */
  text?: string | undefined;
  /** The server's own words, the order's number, the time left. */
  children?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The first is the main one, which stands last. Whoever may have paid already is never led to pay again. */
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

/** What came of a payment, in words, with what to do next. */
export function PaymentStatus(props: PaymentStatusProps) {
  const {
    status,
    amount,
    onAction,
    pendingAction,
    allowedActions,
    isSlow = false,
    autoFocus = false,
    ...others
  } = props;
  const { children, text, headingLevel = 2, className, ...rest } = others;
  const t = useMessages('commerce', 'PaymentStatus');
  const heading = useRef<HTMLHeadingElement>(null);
  const state = isPaymentState(status) ? status : 'unknown';
  const shown = actions[state].filter((action) => allowedActions?.includes(action) ?? true);

  useEffect(() => {
    if (autoFocus) heading.current?.focus();
  }, [autoFocus]);

  // The button that asked how it stands goes with the state that it asked about, and to React it was never blurred.
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body) heading.current?.focus();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus is
    <section
      {...rest}
      data-state={state}
      className={joinClass(styles.root, className)}
      onFocus={(event) => {
        rest.onFocus?.(event);
        isWithin.current = true;
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
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
