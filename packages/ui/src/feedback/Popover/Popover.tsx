import type { ReactNode, Ref } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components/Popover';
import { pressable } from '../../actions/Button/pressable.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { below } from '../../theme/breakpoints.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { usePopoverLayer } from '../ModalLayer/usePopoverLayer.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it, a `Button` or an `IconButton`. */
  trigger: ReactNode;
  /** Title of the popover. */
  title: ReactNode;
  /** Short content. */
  children: ReactNode;
  /** Preferred side of the button; flips where there is no room. @default 'bottom' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Whether it is open, when controlled. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Id of the dialog. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Details about one element of the page, next to it; a `Sheet` in windows narrower than 640 px. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    children,
    placement = 'bottom',
    isOpen: isOpenProp,
    defaultOpen = false,
    onOpenChange,
    className,
    ref,
    ...elementProps
  } = props;
  const isPhone = useMediaQuery(below('sm'));
  const [isOpen, setOpen] = useControlled(isOpenProp, defaultOpen, onOpenChange);
  usePopoverLayer(isOpen && !isPhone, () => setOpen(false));
  return (
    <AriaProvider>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        {pressable(trigger)}
        {isPhone ? (
          <Sheet {...elementProps} isOpen={isOpen} onOpenChange={setOpen} title={title} className={className} ref={ref}>
            <div className={styles.sheetBody}>{children}</div>
          </Sheet>
        ) : (
          <AriaPopover
            {...elementProps}
            {...(ref !== undefined && { ref: ref as Ref<HTMLElement> })}
            placement={placement}
            containerPadding={16}
            className={joinClass(styles.panel, className)}
          >
            <Dialog className={styles.content}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              <div className={styles.body}>{children}</div>
            </Dialog>
          </AriaPopover>
        )}
      </DialogTrigger>
    </AriaProvider>
  );
}
