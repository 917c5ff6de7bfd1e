import * as styles from './Button.css.ts';

interface ButtonLook extends styles.ButtonVariants {
  isDisabled: boolean;
}

/** Returns the class names for a button's variant and size. */
export function buttonClass({ variant = 'primary', size = 'md', isFullWidth = false, isDisabled }: ButtonLook): string {
  const isGhost = variant === 'ghost';
  return [
    styles.root,
    styles.variant[variant],
    styles.size[size],
    isFullWidth && (isFullWidth === 'phones' ? styles.fullWidthOnPhones : styles.fullWidth),
    isDisabled && styles.disabled,
    isGhost && styles.narrow,
    isGhost && isDisabled && styles.bare,
  ]
    .filter(Boolean)
    .join(' ');
}
