import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'style' | 'render' | 'isDisabled' | 'isPending' | 'onPress'> {
  /** What happens on a press, as a verb. */
  children?: ReactNode;
  /** `primary` once a screen, `accent` for buying, `quiet` beside them, `ghost` in rows, `danger` to confirm a loss. @default 'primary' */
  variant?: styles.ButtonVariants['variant'];
  /** Height: 36, 44 or 52 px; the pressable area is never under 44. @default 'md' */
  size?: styles.ButtonVariants['size'];
  /** Whether the button is as wide as its container; `phones` in windows narrower than 640 px only. @default false */
  isFullWidth?: styles.ButtonVariants['isFullWidth'];
  /** Icon before the words. */
  iconStart?: ReactNode;
  /** Icon after the words. */
  iconEnd?: ReactNode;
  /** Whether it cannot be pressed; prefer to leave it on and explain. @default false */
  isDisabled?: boolean | undefined;
  /** Whether its action runs: it keeps its focus and its width, and takes no second press. @default false */
  isPending?: boolean | undefined;
  /** Does it. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** Words beside the spinner while the action runs, for example "Submitting". */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Does something on this page. What leads to another page is a `LinkButton`. */
export function Button(props: ButtonProps) {
  const { children, variant, size, isFullWidth, iconStart, iconEnd, pendingLabel, className, ...others } = props;
  const { isPending = false, isDisabled = false, onPress, ...rest } = others;
  return (
    <AriaButton
      {...rest}
      {...(onPress && { onPress })}
      isPending={isPending}
      isDisabled={isDisabled}
      className={joinClass(styles.root({ variant, size, isFullWidth, isDisabled }), className)}
      render={(button) => <button {...button} aria-busy={isPending || undefined} />}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}
