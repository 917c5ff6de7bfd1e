import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'style' | 'render' | 'isDisabled'> {
  /** Where it leads. */
  href: string;
  /** What is found there, or what is done there, as a verb. */
  children?: ReactNode;
  /** Looks, as for `Button`. @default 'primary' */
  variant?: styles.ButtonVariants['variant'];
  /** Height: 36, 44 or 52 px; the pressable area is never under 44. @default 'md' */
  size?: styles.ButtonVariants['size'];
  /** Whether it is as wide as its container; `phones` in windows narrower than 640 px only. @default false */
  isFullWidth?: styles.ButtonVariants['isFullWidth'];
  /** Whether it leads nowhere now. @default false */
  isDisabled?: boolean | undefined;
  /** Icon before the words. */
  iconStart?: ReactNode;
  /** Icon after the words. */
  iconEnd?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like a button: it leads to another page, also in a new tab and before scripts have come. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, variant, size, isFullWidth, iconStart, iconEnd, className, ...others } = props;
  const { isDisabled = false, ...rest } = others;
  return (
    <AriaLink
      {...rest}
      // Without its address it cannot be followed in a new tab or before scripts have come either.
      {...(!isDisabled && { href })}
      isDisabled={isDisabled}
      className={joinClass(styles.root({ variant, size, isFullWidth, isDisabled }), className)}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaLink>
  );
}
