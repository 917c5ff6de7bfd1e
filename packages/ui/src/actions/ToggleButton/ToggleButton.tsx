import type { ButtonHTMLAttributes, Ref } from 'react';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ToggleButton.css.ts';
import { useToggle } from './useToggle.ts';

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'children'
  | 'style'
  | 'type'
  | 'disabled'
  | 'onChange'
  | 'onClick'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-pressed'
>;

export interface ToggleButtonProps extends NativeProps {
  /** Name, the same in both states: "Add to favorites". Visible in a `pill`, otherwise for screen readers only. */
  label: string;
  /** The icon; it is filled while the button is selected. */
  icon: Glyph;
  /** Whether it is on, when controlled (`aria-pressed`). */
  isSelected?: boolean | undefined;
  /** Whether it is on at first, when uncontrolled. @default false */
  defaultSelected?: boolean | undefined;
  /**
   * Called with the requested state. While a returned promise is pending, the button already shows
   * that state. When it rejects, the button reverts and announces it.
   */
  onChange?: ((isSelected: boolean) => unknown) | undefined;
  /** Announced after a rejection. @default "…: not saved, please try again" in the reader's language */
  failedMessage?: string | undefined;
  /** `pill` has a label; `plain` is the icon alone, `disc` the icon on a picture. @default 'pill' */
  variant?: styles.ToggleButtonVariants['variant'];
  /** Height: 36 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: styles.ToggleButtonVariants['size'];
  /** Color of the icon while selected: amber for favorites, green for everything else. @default 'accent' */
  tone?: styles.ToggleButtonVariants['tone'];
  /** @default false */
  isDisabled?: boolean | undefined;
  /** Whether the parent is saving a change; it stays pressable (`aria-busy`). @default false */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Toggles a state at once, before the server has answered. A native button, because a page has many. */
export function ToggleButton(props: ToggleButtonProps) {
  const {
    label,
    icon,
    isSelected,
    defaultSelected,
    onChange,
    failedMessage,
    variant = 'pill',
    size = 'md',
    tone = 'accent',
    isDisabled = false,
    isPending = false,
    className,
    ...remainingProps
  } = props;
  const { isOn, isSaving, ask } = useToggle({ label, isSelected, defaultSelected, onChange, failedMessage });

  const isRound = variant !== 'pill';
  const glyph = isOn && !isDisabled ? styles.glyph({ tone, isOnPicture: variant === 'disc' }) : undefined;
  const classes = styles.root({ variant, size, tone }) + (isRound ? ` ${styles.round({ size })}` : '');
  return (
    <button
      {...remainingProps}
      type="button"
      disabled={isDisabled}
      aria-pressed={isOn}
      aria-busy={isPending || isSaving || undefined}
      {...(isRound && { 'aria-label': label })}
      className={joinClass(classes, className)}
      onClick={() => ask(!isOn)}
    >
      <Icon glyph={icon} size={variant === 'pill' && size === 'sm' ? 'sm' : 'md'} isSolid={isOn} className={glyph} />
      {!isRound && <span className={styles.words}>{label}</span>}
    </button>
  );
}
