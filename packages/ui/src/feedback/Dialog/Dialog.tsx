import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Dialog.css.ts';
import { ScrollingBody } from './ScrollingBody.tsx';

export interface DialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when its reader closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about. */
  title: ReactNode;
  /** The content; it scrolls when it is long. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Width: 400 or 640 px; on phones it rises from below over the whole width. @default 'sm' */
  size?: styles.DialogVariants['size'];
  /** Whether a press outside closes it; Escape and the close button always do. @default true */
  isDismissable?: boolean | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A task that has to be finished or left before the page goes on. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, children, footer, size, isDismissable = true, className, ref, ...rest } = props;
  const messages = useMessages();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.overlay({ placement: 'middle' })}
    >
      <Modal {...rest} {...(ref !== undefined && { ref })} className={joinClass(styles.panel({ size }), className)}>
        <AriaDialog className={styles.content}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton label={messages.close} className={styles.close} onPress={() => onOpenChange(false)}>
              <Icon glyph={X} />
            </IconButton>
          </div>
          {children !== undefined && <ScrollingBody className={styles.body}>{children}</ScrollingBody>}
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
