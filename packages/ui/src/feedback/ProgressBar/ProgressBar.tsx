import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** Label above the bar; without it, name the bar with `aria-label` if text beside it says the same. */
  label?: ReactNode;
  /** Progress, from 0 to `maxValue`; unknown when it is left out or not a number. */
  value?: number | undefined;
  /** Value of `value` when complete. @default 100 */
  maxValue?: number | undefined;
  /** The value in words, for example "3 of 9 photos". @default percent */
  valueLabel?: string | undefined;
  /** Height of the line: 4 or 8 px. @default 'md' */
  size?: styles.ProgressBarVariants['size'];
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shows the progress of something that ends by itself: an upload, a download. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, maxValue = 100, valueLabel, size, 'aria-label': name, className, ...remainingProps } = props;
  const t = useMessages('feedback', 'ProgressBar');
  const labelId = useId();
  const share = value === undefined ? Number.NaN : Math.round((value * 100) / maxValue);
  const percent = Number.isNaN(share) ? undefined : Math.min(100, Math.max(0, share));
  const valueText = percent === undefined ? undefined : (valueLabel ?? t('percent', { value: percent }));
  const naming = label === undefined ? { 'aria-label': name ?? t('progress') } : { 'aria-labelledby': labelId };
  return (
    <div
      role="progressbar"
      {...naming}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      {...remainingProps}
      className={joinClass(styles.root, className)}
    >
      {(label !== undefined || valueLabel !== undefined) && (
        <span className={styles.head}>
          <span id={labelId}>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </span>
      )}
      <span className={styles.track({ size })}>
        {percent === undefined ? (
          <span className={styles.unknown} />
        ) : (
          // An SVG, because a strict Content-Security-Policy refuses a width in a style attribute.
          <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.fill}>
            <rect width={percent} height="1" />
          </svg>
        )}
      </span>
    </div>
  );
}
