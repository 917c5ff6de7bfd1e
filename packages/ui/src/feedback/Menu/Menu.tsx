import { type ReactNode, type Ref, useRef } from 'react';
import { MenuTrigger, Popover } from 'react-aria-components/Menu';
import { pressable } from '../../actions/Button/pressable.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { below } from '../../theme/breakpoints.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { usePopoverLayer } from '../ModalLayer/usePopoverLayer.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as styles from './Menu.css.ts';
import { MenuEntries, type MenuEntry, type MenuGroup } from './MenuEntries.tsx';
import { TabOut } from './TabOut.tsx';

export type { MenuEntry, MenuGroup } from './MenuEntries.tsx';

export interface MenuProps {
  /** The button that opens it, a `Button` or an `IconButton`; the menu takes its name. */
  trigger: ReactNode;
  /** The entries and groups of entries, in order. */
  items: readonly (MenuEntry | MenuGroup)[];
  /** Called with the id of the selected entry. */
  onAction?: ((id: string) => void) | undefined;
  /** Title above the entries on phones. @default "Actions" in the reader's language */
  title?: string | undefined;
  /** Where the menu opens relative to the button. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Whether it is open, when controlled. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A list of actions behind a button; a `Sheet` in windows narrower than 640 px. */
export function Menu(props: MenuProps) {
  const {
    trigger,
    items,
    onAction,
    title,
    placement = 'bottom end',
    isOpen: isOpenProp,
    defaultOpen = false,
    onOpenChange,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('feedback', 'Menu');
  const button = useRef<HTMLElement>(null);
  const isPhone = useMediaQuery(below('sm'));
  const [isOpen, setOpen] = useControlled(isOpenProp, defaultOpen, onOpenChange);
  usePopoverLayer(isOpen && !isPhone, () => setOpen(false));
  const entries = <MenuEntries items={items} onAction={onAction} />;
  return (
    <AriaProvider>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        {pressable(trigger, button)}
        {isPhone ? (
          <Sheet
            {...elementProps}
            ref={ref}
            className={joinClass(styles.sheet, className)}
            isOpen={isOpen}
            onOpenChange={setOpen}
            title={title ?? t('actions')}
          >
            {entries}
          </Sheet>
        ) : (
          <Popover
            {...elementProps}
            {...(ref !== undefined && { ref: ref as Ref<HTMLElement> })}
            placement={placement}
            className={joinClass(styles.panel, className)}
          >
            <TabOut button={button} onClose={() => setOpen(false)}>
              {entries}
            </TabOut>
          </Popover>
        )}
      </MenuTrigger>
    </AriaProvider>
  );
}
