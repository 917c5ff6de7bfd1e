import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import * as styles from './ProductGrid.css.ts';

/** The grey boxes of one card, as large as the card that takes their place. */
export function ProductGridSkeleton({ layout }: { layout: 'vertical' | 'horizontal' }) {
  return (
    <div className={layout === 'vertical' ? styles.placeholder : styles.placeholderRow}>
      <Skeleton shape="square" />
      <div className={styles.placeholder}>
        <Skeleton lines={2} />
        <Skeleton shape="price" />
      </div>
    </div>
  );
}
