import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Dialog.css.ts';
import { dialogWords } from './Dialog.words.ts';
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
  /** Width: 400 or 640 px; in windows under 640 it rises from below over the whole width. @default 'sm' */
  size?: styles.DialogVariants['size'];
  /** Whether a press outside closes it; Escape and the close button always do. @default true */
  isDismissable?: boolean | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A task that has to be finished or left before the page goes on. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, children, footer, size, isDismissable = true, className, ref, ...rest } = props;
  const words = useWords(dialogWords);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} className={styles.overlay}>
      <Modal {...rest} {...(ref !== undefined && { ref })} className={joinClass(styles.panel({ size }), className)}>
        <AriaDialog className={styles.content}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton label={words.close} className={styles.close} onPress={() => onOpenChange(false)}>
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
