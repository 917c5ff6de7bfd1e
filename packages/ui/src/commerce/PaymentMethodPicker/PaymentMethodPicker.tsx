import { formatPrice, type Minor } from '@mallard/domain/money';
import { Fragment, type ReactNode, type Ref } from 'react';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { RadioCard } from '../../forms/RadioGroup/RadioCard.tsx';
import { RadioGroup, type RadioGroupProps } from '../../forms/RadioGroup/RadioGroup.tsx';
import { CreditCard, MessageCircle, ScanLine, Wallet } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './PaymentMethodPicker.css.ts';

/** A way to pay. */
export interface PaymentMethodOption {
  /** Code of the contract: `alipay`, `wechat`, `card`. */
  code: string;
  /** What people call it. */
  name: string;
  /** What speaks for it. */
  description?: string | undefined;
  /** What it costs on top, minor units; nothing is said of 0. */
  fee?: Minor | undefined;
  /** What it takes off or gives, in a few words. */
  offer?: string | undefined;
  /** Why it cannot be used now; it stays in its place. */
  unavailableReason?: string | undefined;
  /** Its drawing. @default by code, else a wallet */
  icon?: Glyph | undefined;
  /** Fields that it needs, shown below it while it is chosen. */
  form?: ReactNode;
  /** Whether it cannot be used now; prefer `unavailableReason`. @default false */
  isDisabled?: boolean | undefined;
}

export interface PaymentMethodPickerProps
  extends Omit<RadioGroupProps, 'children' | 'label' | 'value' | 'defaultValue' | 'onChange' | 'orientation'> {
  /** The ways there are, in order. */
  methods: readonly PaymentMethodOption[];
  /** Code of the chosen one, `null` for none. One that is not there or not available counts as none, and says so. */
  value: string | null;
  /** Called with the code that was chosen. */
  onChange: (code: string) => void;
  /** @default "Payment method" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const glyphs = new Map<string, Glyph>([
  ['alipay', ScanLine],
  ['wechat', MessageCircle],
  ['card', CreditCard],
]);

/** Chooses how to pay. */
export function PaymentMethodPicker(props: PaymentMethodPickerProps) {
  const { methods, value, onChange, label, errorMessage, ...rest } = props;
  const t = useMessages('commerce', 'PaymentMethodPicker');
  const available = methods.filter(
    ({ unavailableReason, isDisabled }) => unavailableReason === undefined && !isDisabled,
  );
  const isKnown = available.some(({ code }) => code === value);
  const isInRows = rest.variant === 'rows';
  const problem = available.length === 0 ? t('noMethods') : value !== null && !isKnown ? t('unavailable') : undefined;
  return (
    <RadioGroup
      {...rest}
      label={label ?? t('methods')}
      value={isKnown ? (value ?? '') : ''}
      onChange={onChange}
      errorMessage={errorMessage ?? problem}
    >
      {methods.map(({ code, form, ...method }) => {
        const isOpen = form !== undefined && code === value && isKnown;
        return (
          <Fragment key={code}>
            <RadioCard
              className={joinClass(styles.method, isInRows ? styles.row : isOpen ? styles.open : undefined)}
              value={code}
              title={method.name}
              isDisabled={method.isDisabled}
              unavailableReason={method.unavailableReason}
              media={
                <span className={styles.media}>
                  <Icon glyph={method.icon ?? glyphs.get(code) ?? Wallet} />
                </span>
              }
              end={
                (method.offer !== undefined || (method.fee ?? 0) > 0) && (
                  <span className={styles.end}>
                    {method.offer !== undefined && <Tag tone="save">{method.offer}</Tag>}
                    {method.fee !== undefined && method.fee > 0 && (
                      <span className={styles.fee}>{t('fee', { amount: formatPrice(method.fee) })}</span>
                    )}
                  </span>
                )
              }
            >
              {method.description}
            </RadioCard>
            {isOpen && <div className={isInRows ? styles.form : styles.formInCard}>{form}</div>}
          </Fragment>
        );
      })}
    </RadioGroup>
  );
}
