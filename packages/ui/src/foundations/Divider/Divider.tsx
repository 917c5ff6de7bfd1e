import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** Direction of the line. @default 'horizontal' */
  orientation?: styles.DividerVariants['orientation'];
  /** Text in the middle of a horizontal line, for example "or". */
  label?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A thin line between groups. */
export function Divider({ orientation = 'horizontal', label, className, ...remainingProps }: DividerProps) {
  const classes = joinClass(styles.root({ orientation }), className);
  if (label !== undefined) {
    return (
      <div {...remainingProps} className={classes} data-labelled="">
        <span className={styles.label}>{label}</span>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot have a label or be vertical
    <div role="separator" aria-orientation={orientation} {...remainingProps} className={classes} />
  );
}
