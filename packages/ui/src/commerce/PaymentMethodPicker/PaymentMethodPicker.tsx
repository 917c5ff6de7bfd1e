import { CreditCard, type LucideIcon, MessageCircle, ScanLine, Wallet } from 'lucide-react';
import { RadioCard } from '../../forms/RadioGroup/RadioCard.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import * as styles from './PaymentMethodPicker.css.ts';

/** A way to pay. */
export interface PaymentMethodOption {
  /** Code of the contract: `alipay`, `wechat`, `card`. */
  code: string;
  name: string;
  /** What speaks for it, or why it cannot be used now. */
  description?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

export interface PaymentMethodPickerProps {
  methods: readonly PaymentMethodOption[];
  value: string | undefined;
  onChange: (code: string) => void;
  /** @default false */
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

const glyphs = new Map<string, LucideIcon>([
  ['alipay', ScanLine],
  ['wechat', MessageCircle],
  ['card', CreditCard],
]);

/** Chooses how to pay. */
export function PaymentMethodPicker(props: PaymentMethodPickerProps) {
  const { methods, value, onChange, isDisabled, className } = props;
  const words = useCommerceWords();
  return (
    <RadioGroup
      label={words.paymentMethods}
      value={value ?? ''}
      onChange={onChange}
      isDisabled={isDisabled}
      className={className}
    >
      {methods.map((method) => (
        <RadioCard
          key={method.code}
          value={method.code}
          title={method.name}
          isDisabled={method.isDisabled}
          media={
            <span className={styles.media}>
              <Icon glyph={glyphs.get(method.code) ?? Wallet} />
            </span>
          }
        >
          {method.description}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
