import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { usePopoverLayer } from '../../feedback/ModalLayer/usePopoverLayer.ts';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { from } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import type { LoadChildren, RegionPath, SearchRegions } from './RegionOption.ts';
import * as styles from './RegionPanel.css.ts';
import { RegionPanel } from './RegionPanel.tsx';

export interface RegionOverlayProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  names: readonly string[];
  value: RegionPath;
  loadChildren: LoadChildren;
  search: SearchRegions | undefined;
  searchHint: string;
  onComplete: (path: RegionPath) => void;
}

/**
 * The lists beside the field on wide pages, or in a sheet on narrow ones. A separate chunk: most
 * visits never open it.
 */
export function RegionOverlay({ label, isOpen, onOpenChange, triggerRef, ...panel }: RegionOverlayProps) {
  const isWide = useMediaQuery(from('md'));
  usePopoverLayer(isWide && isOpen, () => onOpenChange(false));
  if (!isWide)
    return (
      <Sheet title={label} isOpen={isOpen} onOpenChange={onOpenChange} className={styles.sheet}>
        <RegionPanel {...panel} isOpen={isOpen} label={label} layout="tabs" />
      </Sheet>
    );
  return (
    <AriaProvider>
      <Popover
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement="bottom start"
        className={styles.popover}
      >
        <Dialog aria-label={label} className={styles.dialog}>
          <RegionPanel {...panel} isOpen={isOpen} label={label} layout="columns" />
        </Dialog>
      </Popover>
    </AriaProvider>
  );
}
