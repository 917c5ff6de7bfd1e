import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** One sentence about what to do next. */
  children?: ReactNode;
  /** An `Icon` of size lg, or an illustration. */
  illustration?: ReactNode;
  /** One `Button` or `LinkButton`, at most two. */
  action?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Explains that a list is empty, and offers an action. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, illustration, action, headingLevel = 2, className, ...remainingProps } = props;
  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      {illustration !== undefined && <div className={styles.illustration}>{illustration}</div>}
      <Heading level={headingLevel} size="subtitle">
        {title}
      </Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
