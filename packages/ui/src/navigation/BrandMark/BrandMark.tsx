import type { Ref, SVGAttributes } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { brandMark } from '../../theme/tokens/brandMark.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<SVGAttributes<SVGSVGElement>, 'style' | 'children'> {
  /** Side in px. @default 32 */
  size?: number | undefined;
  /** Whether it is on a green panel. @default false */
  isOnBrand?: boolean | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

/**
 * The brand mark: a drake's head with its white collar and amber bill. Hidden from screen readers,
 * which read the shop's name beside it.
 */
export function BrandMark({ size = 32, isOnBrand, className, ...remainingProps }: BrandMarkProps) {
  return (
    <svg
      aria-hidden="true"
      {...remainingProps}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={joinClass(styles.root[isOnBrand ? 'onBrand' : 'onPage'], className)}
    >
      <path d={brandMark.chest} fill="#8A4A33" />
      <path d={brandMark.collar} fill="#fff" />
      <path d={brandMark.head} fill="currentColor" />
      <path d={brandMark.bill} fill="#F2A51F" />
      <path d={brandMark.eye} fill="#fff" />
    </svg>
  );
}
