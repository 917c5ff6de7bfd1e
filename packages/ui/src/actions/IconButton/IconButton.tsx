import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { wrapText } from '../../foundations/wrapText.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { BusySpinner } from '../Button/BusySpinner.tsx';
import * as styles from './IconButton.css.ts';
import { useHint } from './useHint.tsx';

export interface IconButtonProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'children' | 'style' | 'aria-label' | 'aria-labelledby' | 'aria-busy' | 'disabled'
  > {
  /** Accessible name of the action; the only description for many users. */
  label: string;
  /** The icon, an `Icon`. */
  children: ReactNode;
  /** `outline` in cards, `disc` on pictures. @default 'plain' */
  variant?: styles.IconButtonVariants['variant'];
  /** Diameter: 36 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: styles.IconButtonVariants['size'];
  /** A `Badge` at the top end corner; include its count in `label` too. */
  badge?: ReactNode;
  /** Whether the name appears under the pointer and on keyboard focus. @default true */
  hasTooltip?: boolean | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Whether its action is running. @default false */
  isPending?: boolean | undefined;
  /** Called on a press by touch, mouse, keyboard or voice. */
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action with only an icon. A native button, because a cart has many. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    children,
    variant = 'plain',
    size = 'md',
    badge,
    hasTooltip = true,
    isDisabled = false,
    isPending = false,
    onPress,
    className,
    type = 'button',
    onClick,
    ...elementProps
  } = props;
  const t = useMessages('foundations', 'Spinner');
  const { hint, handlers } = useHint(label, hasTooltip && !isDisabled, elementProps);
  return (
    <>
      <button
        {...elementProps}
        {...handlers}
        // Enter in a field would submit the form again.
        type={isPending ? 'button' : type}
        disabled={isDisabled}
        aria-label={isPending ? `${label} ${t('loading')}` : label}
        aria-disabled={isPending || elementProps['aria-disabled']}
        aria-busy={isPending || undefined}
        className={joinClass(`${styles.root[variant]} ${styles.size[size]}`, className)}
        onClick={(event) => {
          if (isPending) return;
          onClick?.(event);
          onPress?.();
        }}
      >
        {isPending ? <BusySpinner label="" /> : wrapText(children)}
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      </button>
      {hint}
    </>
  );
}
