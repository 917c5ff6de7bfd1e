import type { Minor } from '@mallard/domain/money';
import { Fragment, type ReactNode, type Ref } from 'react';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { RadioCard } from '../../forms/RadioGroup/RadioCard.tsx';
import { RadioGroup, type RadioGroupProps } from '../../forms/RadioGroup/RadioGroup.tsx';
import { CreditCard, MessageCircle, ScanLine, Wallet } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './PaymentMethodPicker.css.ts';

/** A payment method. */
export interface PaymentMethodOption {
  /** Code of the contract: `alipay`, `wechat`, `card`. */
  code: string;
  /** Name of the method. */
  name: string;
  /** Advantage of the method. */
  description?: string | undefined;
  /** Additional fee, minor units; 0 is not shown. */
  fee?: Minor | undefined;
  /** Discount or gift, in a few words. */
  offer?: string | undefined;
  /** Why it is unavailable; it stays in the list. */
  unavailableReason?: string | undefined;
  /** Its icon. @default by code, otherwise a wallet */
  icon?: Glyph | undefined;
  /** Additional fields, shown below it while it is selected. */
  form?: ReactNode;
  /** Whether it is disabled; prefer `unavailableReason`. @default false */
  isDisabled?: boolean | undefined;
}

export interface PaymentMethodPickerProps
  extends Omit<RadioGroupProps, 'children' | 'label' | 'value' | 'defaultValue' | 'onChange' | 'orientation'> {
  /** The methods, in order. */
  methods: readonly PaymentMethodOption[];
  /** Code of the selected method, `null` for none. A missing or unavailable method counts as none, with a message. */
  value: string | null;
  /** Called with the code of the selected method. */
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

/** Selects the payment method. */
export function PaymentMethodPicker(props: PaymentMethodPickerProps) {
  const { methods, value, onChange, label, errorMessage, ...remainingProps } = props;
  const t = useMessages('checkout', 'PaymentMethodPicker');
  const format = usePriceFormat();
  const available = methods.filter(
    ({ unavailableReason, isDisabled }) => unavailableReason === undefined && !isDisabled,
  );
  const isKnown = available.some(({ code }) => code === value);
  const isInRows = remainingProps.variant === 'rows';
  const problem = available.length === 0 ? t('noMethods') : value !== null && !isKnown ? t('unavailable') : undefined;
  return (
    <RadioGroup
      {...remainingProps}
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
                      <span className={styles.fee}>{t('fee', { amount: format.format(method.fee) })}</span>
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
