import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** What is measured. */
  label: ReactNode;
  /** How much there is, from `minValue` to `maxValue`. */
  value: number;
  /** Empty. @default 0 */
  minValue?: number | undefined;
  /** Full. @default 100 */
  maxValue?: number | undefined;
  /** The value in words: "62% claimed", "¥20 to free shipping". It is seen and read out. */
  valueLabel: string;
  /** `accent` a deal, `success` a goal, `danger` a limit that is nearly reached. @default 'accent' */
  tone?: styles.MeterVariants['tone'];
  ref?: Ref<HTMLDivElement> | undefined;
}

/** How much of something there is: what is left of a deal, how far it is to free shipping. */
export function Meter(props: MeterProps) {
  const { label, value, minValue = 0, maxValue = 100, valueLabel, tone, className, ...rest } = props;
  const labelId = useId();
  const within = Math.min(maxValue, Math.max(minValue, value));
  const percent = maxValue > minValue ? ((within - minValue) * 100) / (maxValue - minValue) : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw the native one each in its own way
    <div
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      aria-valuenow={within}
      aria-valuetext={valueLabel}
      {...rest}
      className={joinClass(styles.root, className)}
    >
      <span className={styles.head}>
        <span id={labelId}>{label}</span>
        <span className={styles.value}>{valueLabel}</span>
      </span>
      <span className={styles.track}>
        {/* A drawing, because a width in a style attribute is refused by a strict Content-Security-Policy. */}
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.fill({ tone })}>
          <rect width={percent} height="1" />
        </svg>
      </span>
    </div>
  );
}
