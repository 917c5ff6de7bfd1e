import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Tabs.css.ts';

interface TabCountProps {
  count: number;
  /** The count with what is counted, for readers of the page. */
  label: string | undefined;
}

/** How many things are behind a tab. */
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
