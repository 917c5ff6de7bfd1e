import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** Name of the measured quantity. */
  label: ReactNode;
  /** Measured value, from `minValue` to `maxValue`. */
  value: number;
  /** Value of an empty meter. @default 0 */
  minValue?: number | undefined;
  /** Value of a full meter. @default 100 */
  maxValue?: number | undefined;
  /** The value in words: "62% claimed", "¥20 to free shipping". Visible and announced. */
  valueLabel: string;
  /** `accent` for a deal, `success` for a goal, `danger` for a limit that is nearly reached. @default 'accent' */
  tone?: styles.MeterVariants['tone'];
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shows a measured quantity: how much of a deal is left, how far it is to free shipping. */
export function Meter(props: MeterProps) {
  const { label, value, minValue = 0, maxValue = 100, valueLabel, tone, className, ...remainingProps } = props;
  const labelId = useId();
  const within = Math.min(maxValue, Math.max(minValue, value));
  const percent = maxValue > minValue ? ((within - minValue) * 100) / (maxValue - minValue) : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers style the native one differently
    <div
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      aria-valuenow={within}
      aria-valuetext={valueLabel}
      {...remainingProps}
      className={joinClass(styles.root, className)}
    >
      <span className={styles.head}>
        <span id={labelId}>{label}</span>
        <span className={styles.value}>{valueLabel}</span>
      </span>
      <span className={styles.track}>
        {/* An SVG, because a strict Content-Security-Policy refuses a width in a style attribute. */}
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.fill({ tone })}>
          <rect width={percent} height="1" />
        </svg>
      </span>
    </div>
  );
}
