import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { ScrollingBody } from '../Dialog/ScrollingBody.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when its reader closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about. */
  title: ReactNode;
  /** The content; it scrolls when it is long. */
  children: ReactNode;
  /** Buttons of the last line, which does not scroll away. */
  footer?: ReactNode;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A panel that rises from the bottom edge: choices on a phone. */
export function Sheet({ isOpen, onOpenChange, title, children, footer, className, ref, ...rest }: SheetProps) {
  const messages = useMessages();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={dialog.overlay({ placement: 'bottom' })}
    >
      <Modal {...rest} {...(ref !== undefined && { ref })} className={joinClass(styles.panel, className)}>
        <Dialog className={styles.content}>
          <div className={styles.head}>
            <Heading slot="title" className={dialog.title}>
              {title}
            </Heading>
            <IconButton label={messages.close} onPress={() => onOpenChange(false)}>
              <Icon glyph={X} />
            </IconButton>
          </div>
          <ScrollingBody className={styles.body}>{children}</ScrollingBody>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
