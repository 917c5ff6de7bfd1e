import { from } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';

export interface DrawerProps extends Omit<SheetProps, 'position'> {
  /** Side in windows of 1024 px and wider; in narrower ones it slides in from the bottom. @default 'end' */
  side?: 'start' | 'end' | undefined;
}

/**
 * A panel beside the page for something that accompanies it: the cart, filters, a category tree. On
 * phones it is a `Sheet`.
 */
export function Drawer({ side = 'end', ...remainingProps }: DrawerProps) {
  const isWide = useMediaQuery(from('lg'));
  return <Sheet {...remainingProps} position={isWide ? side : 'bottom'} />;
}
