import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { wrapText } from '../../foundations/wrapText.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ProgressCircle.css.ts';

export interface ProgressCircleProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'aria-label' | 'aria-labelledby'> {
  /** Accessible name. @default "Loading" in the reader's language */
  label?: string | undefined;
  /** Progress, from 0 to `maxValue`; unknown when it is left out. */
  value?: number | undefined;
  /** Value of `value` when complete. @default 100 */
  maxValue?: number | undefined;
  /** The value in words. @default percent */
  valueLabel?: string | undefined;
  /** Diameter: 24, 40 or 64 px. @default 'md' */
  size?: styles.ProgressCircleVariants['size'];
  /** Content in the middle, for example an icon or the percentage. */
  children?: ReactNode;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Shows progress where there is no room for a bar: on a picture that is being uploaded. */
export function ProgressCircle(props: ProgressCircleProps) {
  const { label, value, maxValue = 100, valueLabel, size, children, className, ...remainingProps } = props;
  const t = useMessages('feedback', 'ProgressCircle');
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, Math.round((value * 100) / maxValue)));
  const circle = { cx: 20, cy: 20, r: 18, pathLength: 100 };
  const isUnknown = percent === undefined;
  return (
    <span
      role="progressbar"
      aria-label={label ?? t('loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={isUnknown ? undefined : (valueLabel ?? t('percent', { value: percent }))}
      {...remainingProps}
      className={joinClass(styles.root({ size }), className)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        className={isUnknown ? `${styles.drawing} ${styles.turning}` : styles.drawing}
      >
        <circle {...circle} className={styles.track} />
        {percent !== 0 && (
          <circle {...circle} className={styles.arc} strokeDasharray={`${isUnknown ? 28 : percent} 100`} />
        )}
      </svg>
      {wrapText(children)}
    </span>
  );
}
