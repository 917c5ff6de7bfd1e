import * as styles from './Button.css.ts';

interface ButtonLook extends styles.ButtonVariants {
  isDisabled: boolean;
}

/** The classes of a button's look. */
export function buttonClass({ variant = 'primary', size = 'md', isFullWidth = false, isDisabled }: ButtonLook): string {
  let classes = `${styles.root} ${styles.variant[variant]} ${styles.size[size]}`;
  if (isFullWidth) classes += ` ${isFullWidth === 'phones' ? styles.fullWidthOnPhones : styles.fullWidth}`;
  if (isDisabled) classes += ` ${styles.disabled}`;
  if (variant !== 'ghost') return classes;
  return `${classes} ${styles.narrow}${isDisabled ? ` ${styles.bare}` : ''}`;
}
