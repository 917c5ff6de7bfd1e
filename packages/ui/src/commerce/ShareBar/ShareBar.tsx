import type { Ref, SVGAttributes } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ShareBar.css.ts';

export interface ShareBarProps extends Omit<SVGAttributes<SVGSVGElement>, 'style' | 'children'> {
  /** Percentage, 0 to 100. */
  percent: number;
  /** Amber for deals, brown for ratings. @default 'deal' */
  tone?: 'deal' | 'rating' | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

/**
 * A thin, partly filled bar. Hidden from screen readers: text beside it shows the percentage. An
 * SVG, which needs no style attribute.
 */
export function ShareBar({ percent, tone = 'deal', className, ...remainingProps }: ShareBarProps) {
  const width = `${Math.max(0, Math.min(100, percent))}%`;
  return (
    <svg aria-hidden="true" {...remainingProps} className={joinClass(styles.root, className)}>
      <rect width="100%" height="6" rx="3" className={styles.track({ tone })} />
      <rect width={width} height="6" rx="3" className={styles.fill({ tone })} />
    </svg>
  );
}
