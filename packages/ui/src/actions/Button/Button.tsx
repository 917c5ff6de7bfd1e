import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import type * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { buttonClass } from './buttonClass.ts';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style' | 'disabled' | 'aria-busy'> {
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
  /** Does it, however it is pressed: by finger, pointer, keyboard or voice. */
  onPress?: (() => void) | undefined;
  /** Words beside the spinner while the action runs, for example "Submitting". */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Does something on this page. What leads to another page is a `LinkButton`. A native button, because a page has many. */
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
  ...rest
}: ButtonProps) {
  const t = useMessages('feedback', 'Spinner');
  return (
    <button
      {...rest}
      // Enter in a field would send the form once more.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      // The words beside the spinner are part of a name of the host's own, too.
      aria-label={isPending && ownLabel ? `${ownLabel} ${pendingLabel ?? t('loading')}` : ownLabel}
      aria-disabled={isPending || rest['aria-disabled']}
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
