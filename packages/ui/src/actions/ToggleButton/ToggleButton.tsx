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
  /** What is on or off, the same words in both states: "Add to favorites". Seen in a `pill`, heard everywhere. */
  label: string;
  /** The drawing; it is filled while the button is on. */
  icon: Glyph;
  /** Whether it is on, when the owner keeps the state (`aria-pressed`). */
  isSelected?: boolean | undefined;
  /** Whether it is on at first, when the button keeps the state. @default false */
  defaultSelected?: boolean | undefined;
  /**
   * Called with the state that was asked for. While a returned promise is open the button shows that state already; when
   * it is rejected the button goes back and says so.
   */
  onChange?: ((isSelected: boolean) => unknown) | undefined;
  /** What is said after a rejection. @default "…: not saved, please try again" in the reader's language */
  failedMessage?: string | undefined;
  /** `pill` has words; `plain` is the drawing alone, `disc` the same on a picture. @default 'pill' */
  variant?: styles.ToggleButtonVariants['variant'];
  /** Height: 36 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: styles.ToggleButtonVariants['size'];
  /** Colour of the drawing while it is on: amber for what people love, green for everything else. @default 'accent' */
  tone?: styles.ToggleButtonVariants['tone'];
  /** @default false */
  isDisabled?: boolean | undefined;
  /** Whether a change is on its way by the owner's account; it stays pressable (`aria-busy`). @default false */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Turns one thing on and off at once, before the server has answered. A native button, because a page has many. */
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
    ...rest
  } = props;
  const { isOn, isSaving, ask } = useToggle({ label, isSelected, defaultSelected, onChange, failedMessage });

  const isRound = variant !== 'pill';
  const glyph = isOn && !isDisabled ? styles.glyph({ tone, isOnPicture: variant === 'disc' }) : undefined;
  const classes = styles.root({ variant, size, tone }) + (isRound ? ` ${styles.round({ size })}` : '');
  return (
    <button
      {...rest}
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
