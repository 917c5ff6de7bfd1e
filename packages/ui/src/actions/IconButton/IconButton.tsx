import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Tooltip } from '../../feedback/Tooltip/Tooltip.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<
    AriaButtonProps,
    'children' | 'style' | 'render' | 'aria-label' | 'isDisabled' | 'isPending' | 'onPress'
  > {
  /** Name of the action; there are no words to see, so this is all that many people get. */
  label: string;
  /** The drawing, an `Icon`. */
  children: ReactNode;
  /** `outline` in cards, `disc` on pictures. @default 'plain' */
  variant?: styles.IconButtonVariants['variant'];
  /** Diameter: 36 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: styles.IconButtonVariants['size'];
  /** A `Badge` at the top end corner; say its count in `label` too. */
  badge?: ReactNode;
  /** Whether the name appears under the pointer and with keyboard focus. @default true */
  hasTooltip?: boolean | undefined;
  /** Whether it cannot be pressed. @default false */
  isDisabled?: boolean | undefined;
  /** Whether its action runs. @default false */
  isPending?: boolean | undefined;
  /** Does it. */
  onPress?: ((event: PressEvent) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action shown by a drawing alone. */
export function IconButton(props: IconButtonProps) {
  const { label, children, variant, size, badge, hasTooltip = true, className, ...others } = props;
  const { isDisabled = false, isPending = false, onPress, ...rest } = others;
  const button = (
    <AriaButton
      {...rest}
      {...(onPress && { onPress })}
      isDisabled={isDisabled}
      isPending={isPending}
      aria-label={label}
      className={joinClass(styles.root({ variant, size }), className)}
      render={(own) => (
        // The hint says the same as the name, which would be heard twice.
        <button {...own} aria-describedby={rest['aria-describedby']} aria-busy={isPending || undefined} />
      )}
    >
      {isPending ? <Spinner label="" /> : children}
      {badge !== undefined && <span className={styles.badge({ size })}>{badge}</span>}
    </AriaButton>
  );
  return hasTooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
