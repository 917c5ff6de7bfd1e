import type { HTMLAttributes, Ref } from 'react';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import { root } from './ProductCard.css.ts';
import * as styles from './ProductCardSkeleton.css.ts';

export interface ProductCardSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** Layout of the card that replaces it. @default 'vertical' */
  layout?: 'vertical' | 'horizontal' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Gray placeholders with the size of one card. Put `aria-busy` on the region around it. */
export function ProductCardSkeleton({ layout = 'vertical', className, ...remainingProps }: ProductCardSkeletonProps) {
  return (
    <div {...remainingProps} className={joinClass(root[layout], className)}>
      <Skeleton shape="square" />
      <div>
        {/* The first `div` would be styled as the footer. */}
        <span className={styles.placeholder}>
          <Skeleton lines={2} />
        </span>
        <div>
          <div>
            <Skeleton shape="price" />
          </div>
        </div>
      </div>
    </div>
  );
}
