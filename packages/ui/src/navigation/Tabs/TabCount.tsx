import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Tabs.css.ts';

interface TabCountProps {
  count: number;
  /** The count with its unit, for screen readers. */
  label: string | undefined;
}

/** Number of items in a tab. */
export function TabCount({ count, label }: TabCountProps) {
  if (label === undefined)
    return (
      <span translate="no" className={styles.count}>
        {count}
      </span>
    );
  return (
    <span className={styles.count}>
      <span aria-hidden="true" translate="no">
        {count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
