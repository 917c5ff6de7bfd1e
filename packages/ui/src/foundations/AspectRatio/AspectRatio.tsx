import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './AspectRatio.css.ts';

export interface AspectRatioProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Width to height, for example `16:9`. @default '16:9' */
  ratio?: `${number}:${number}` | undefined;
  /** Corner radius. @default 'none' */
  radius?: styles.AspectRatioVariants['radius'];
  /** Content that fills the frame: a video, a map, an embedded page. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A frame with fixed proportions that reserves space before its content loads. */
export function AspectRatio({ ratio = '16:9', radius, children, className, ...remainingProps }: AspectRatioProps) {
  const [width, height] = ratio.split(':');
  return (
    <div {...remainingProps} className={joinClass(styles.root({ radius }), className)}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.measure} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
