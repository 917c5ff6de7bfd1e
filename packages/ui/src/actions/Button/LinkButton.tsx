import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import type * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { buttonClass } from './buttonClass.ts';

export interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'style' | 'href'> {
  /** URL that it leads to. */
  href: string;
  /** Label: the destination, or the action there as a verb. */
  children?: ReactNode;
  /** Look, as for `Button`. @default 'primary' */
  variant?: styles.ButtonVariants['variant'];
  /** Height: 36, 44 or 52 px; the pressable area is never under 44. @default 'md' */
  size?: styles.ButtonVariants['size'];
  /** Whether it is as wide as its container; `phones` in windows narrower than 640 px only. @default false */
  isFullWidth?: styles.ButtonVariants['isFullWidth'];
  /** Whether the link is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Icon before the label. */
  iconStart?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like a button. It also works in a new tab and before hydration. */
export function LinkButton({
  href,
  children,
  variant,
  size,
  isFullWidth,
  isDisabled = false,
  iconStart,
  iconEnd,
  className,
  onClick,
  ...remainingProps
}: LinkButtonProps) {
  return (
    <a
      {...remainingProps}
      // Without `href` it cannot be opened in a new tab or before hydration either.
      href={isDisabled ? undefined : href}
      role={isDisabled ? 'link' : undefined}
      aria-disabled={isDisabled || undefined}
      className={joinClass(buttonClass({ variant, size, isFullWidth, isDisabled }), className)}
      onClick={(event) => {
        if (!isDisabled) onClick?.(event);
      }}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  );
}
