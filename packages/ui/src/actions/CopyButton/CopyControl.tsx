import type { HTMLAttributes, Ref } from 'react';
import { Check } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CopyButton.css.ts';
import type { CopyOutcome } from './useCopy.ts';

export interface CopyControlProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  icon: Glyph;
  label: string;
  /** Replaces the label for two seconds. */
  doneLabel: string;
  /** Shown before the text that could not be copied. */
  failedLabel: string;
  /** The text to select by hand after a failure. */
  value: string;
  outcome: CopyOutcome;
  variant: 'text' | 'icon' | 'disc';
  size: 'sm' | 'md';
  /** Whether the button has room for both labels, so that its width doesn't change. */
  keepsWidth: boolean;
  onPress: () => void;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * The button of `CopyButton` and `ShareButton`: shows a check mark for two seconds, and after a
 * failure the text to select.
 */
export function CopyControl(props: CopyControlProps) {
  const {
    icon,
    label,
    doneLabel,
    failedLabel,
    value,
    outcome,
    variant,
    size,
    keepsWidth,
    onPress,
    className,
    ...elementProps
  } = props;
  const isDone = outcome === 'copied';
  const glyph = (
    <Icon
      glyph={isDone ? Check : icon}
      size={size === 'sm' ? 'sm' : 'md'}
      className={isDone ? styles.done : undefined}
    />
  );
  return (
    <span {...elementProps} className={joinClass(styles.root, className)}>
      {variant !== 'text' ? (
        <IconButton
          label={label}
          variant={variant === 'disc' ? 'disc' : 'plain'}
          size={size}
          hasTooltip={outcome !== 'failed'}
          onPress={onPress}
        >
          {glyph}
        </IconButton>
      ) : (
        <Button variant="ghost" size={size} iconStart={glyph} onPress={onPress}>
          {keepsWidth ? (
            <span className={styles.texts}>
              <span aria-hidden={isDone} className={styles.text}>
                {label}
              </span>
              <span aria-hidden={!isDone} className={styles.text}>
                {doneLabel}
              </span>
            </span>
          ) : (
            <span>{isDone ? doneLabel : label}</span>
          )}
        </Button>
      )}
      {outcome === 'failed' && (
        <span className={styles.failure}>
          <span>{failedLabel}</span>
          <span className={styles.value}>{value}</span>
        </span>
      )}
    </span>
  );
}
