import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { below } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { usePopoverLayer } from '../ModalLayer/usePopoverLayer.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as styles from './Menu.css.ts';
import { MenuEntries, type MenuEntriesProps } from './MenuEntries.tsx';
import { TabOut } from './TabOut.tsx';

interface MenuOverlayProps extends MenuEntriesProps {
  /** The button that opened it; it gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Name of the menu. */
  label: string;
  onClose: () => void;
}

/** The open menu of a separate button, so that its code can be loaded on demand. */
export function MenuOverlay({ button, label, items, onAction, onClose }: MenuOverlayProps) {
  const t = useMessages('feedback', 'Menu');
  const isPhone = useMediaQuery(below('sm'));
  usePopoverLayer(!isPhone, onClose);
  const entries = <MenuEntries autoFocus="first" label={label} items={items} onAction={onAction} onClose={onClose} />;
  const change = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <AriaProvider>
      {isPhone ? (
        <Sheet isOpen onOpenChange={change} title={t('actions')} className={styles.sheet}>
          {entries}
        </Sheet>
      ) : (
        <Popover
          isOpen
          onOpenChange={change}
          triggerRef={button}
          aria-label={label}
          placement="bottom end"
          className={styles.panel}
        >
          <TabOut button={button} onClose={onClose}>
            {entries}
          </TabOut>
        </Popover>
      )}
    </AriaProvider>
  );
}
