import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { usePopoverLayer } from '../../feedback/ModalLayer/usePopoverLayer.ts';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { from } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import * as styles from './DatePicker.css.ts';

export interface CalendarOverlayProps extends CalendarProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
}

/**
 * The calendar in a popover below its button, or in a sheet on narrow pages. A separate chunk: most
 * visits never open it.
 */
export function CalendarOverlay({ label, isOpen, onOpenChange, triggerRef, ...calendar }: CalendarOverlayProps) {
  const isWide = useMediaQuery(from('sm'));
  usePopoverLayer(isWide && isOpen, () => onOpenChange(false));
  if (!isWide)
    return (
      <Sheet title={label} isOpen={isOpen} onOpenChange={onOpenChange}>
        <Calendar {...calendar} />
      </Sheet>
    );
  return (
    <AriaProvider>
      <Popover
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement="bottom end"
        // The distance from the button to the edge of its field.
        offset={14}
        crossOffset={6}
        className={styles.popover}
      >
        <Dialog aria-label={label} className={styles.dialog}>
          <Calendar {...calendar} />
        </Dialog>
      </Popover>
    </AriaProvider>
  );
}
