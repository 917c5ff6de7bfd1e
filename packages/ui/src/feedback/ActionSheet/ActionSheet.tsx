import type { ReactNode, Ref } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components/Popover';
import { Button } from '../../actions/Button/Button.tsx';
import { pressable } from '../../actions/Button/pressable.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { below } from '../../theme/breakpoints.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { usePopoverLayer } from '../ModalLayer/usePopoverLayer.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as styles from './ActionSheet.css.ts';
import { ActionSheetList, type SheetAction } from './ActionSheetList.tsx';

export type { SheetAction } from './ActionSheetList.tsx';

export interface ActionSheetProps {
  /** The button that opens it, a `Button` or an `IconButton`. */
  trigger: ReactNode;
  /** What the actions are about: "Order 2041". */
  title: ReactNode;
  /** The actions; put destructive ones last. */
  actions: readonly SheetAction[];
  /** Called with the id of the selected action, once the sheet closes. */
  onAction?: ((id: string) => void) | undefined;
  /** Text of the button that only closes the sheet. @default "Cancel" in the reader's language */
  cancelLabel?: string | undefined;
  /** Where it opens relative to the button from 1024 px on. @default 'bottom' */
  placement?: 'top' | 'bottom' | 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
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

/** A few actions on one object: in a bottom sheet on phones and tablets, next to the button from 1024 px on. */
export function ActionSheet(props: ActionSheetProps) {
  const {
    trigger,
    title,
    actions,
    onAction,
    cancelLabel,
    placement = 'bottom',
    isOpen: isOpenProp,
    defaultOpen = false,
    onOpenChange,
    id,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('shared', 'common');
  const isSheet = useMediaQuery(below('lg'));
  const [isOpen, setOpen] = useControlled(isOpenProp, defaultOpen, onOpenChange);
  usePopoverLayer(isOpen && !isSheet, () => setOpen(false));
  function choose(id: string) {
    setOpen(false);
    onAction?.(id);
  }
  const list = <ActionSheetList actions={actions} onAction={choose} />;
  const cancel = (
    <Button variant="quiet" size="lg" isFullWidth onPress={() => setOpen(false)}>
      {cancelLabel ?? t('cancel')}
    </Button>
  );
  return (
    <AriaProvider>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        {pressable(trigger)}
        {isSheet ? (
          <Sheet
            {...elementProps}
            ref={ref}
            id={id}
            className={className}
            isOpen={isOpen}
            onOpenChange={setOpen}
            title={title}
            footer={cancel}
          >
            {list}
          </Sheet>
        ) : (
          <AriaPopover
            {...elementProps}
            {...(ref !== undefined && { ref: ref as Ref<HTMLElement> })}
            {...(id !== undefined && { id })}
            placement={placement}
            containerPadding={16}
            className={joinClass(styles.panel, className)}
          >
            <Dialog className={styles.content}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              {list}
            </Dialog>
          </AriaPopover>
        )}
      </DialogTrigger>
    </AriaProvider>
  );
}
