import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import type * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { buttonClass } from './buttonClass.ts';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style' | 'disabled' | 'aria-busy'> {
  /** Label of the button, a verb. */
  children?: ReactNode;
  /**
   * `primary` once per screen, `accent` for buying, `quiet` beside them, `ghost` in rows, `danger`
   * to confirm a deletion. @default 'primary'
   */
  variant?: styles.ButtonVariants['variant'];
  /** Height: 36, 44 or 52 px; the pressable area is never under 44. @default 'md' */
  size?: styles.ButtonVariants['size'];
  /** Whether the button is as wide as its container; `phones` in windows narrower than 640 px only. @default false */
  isFullWidth?: styles.ButtonVariants['isFullWidth'];
  /** Icon before the label. */
  iconStart?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** Whether it is disabled; prefer to leave it enabled and explain. @default false */
  isDisabled?: boolean | undefined;
  /** Whether its action is running: it keeps its focus and width, and ignores presses. @default false */
  isPending?: boolean | undefined;
  /** Called on a press by touch, mouse, keyboard or voice. */
  onPress?: (() => void) | undefined;
  /** Text beside the spinner while the action runs, for example "Submitting". */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Runs an action on this page; use `LinkButton` to navigate. A native button, because a page has many. */
export function Button({
  children,
  variant,
  size,
  isFullWidth,
  iconStart,
  iconEnd,
  isDisabled = false,
  isPending = false,
  onPress,
  pendingLabel,
  className,
  type = 'button',
  onClick,
  'aria-label': ownLabel,
  ...remainingProps
}: ButtonProps) {
  const t = useMessages('foundations', 'Spinner');
  return (
    <button
      {...remainingProps}
      // Enter in a field would submit the form again.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      // A custom accessible name must also contain the pending text.
      aria-label={isPending && ownLabel ? `${ownLabel} ${pendingLabel ?? t('loading')}` : ownLabel}
      aria-disabled={isPending || remainingProps['aria-disabled']}
      aria-busy={isPending || undefined}
      className={joinClass(buttonClass({ variant, size, isFullWidth, isDisabled }), className)}
      onClick={(event) => {
        if (isPending) return;
        onClick?.(event);
        onPress?.();
      }}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonContent>
    </button>
  );
}
