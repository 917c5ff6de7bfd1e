import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../actions/Button/Button.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Dialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it is open; keep it open while `isPending` and when the action failed. */
  isOpen: boolean;
  /** Called with `false` when its reader thinks better of it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What follows from a yes. */
  children?: ReactNode;
  /** The yes, as the verb of the question. @default "Confirm" in the reader's language */
  confirmLabel?: string | undefined;
  /** The no. @default "Cancel" in the reader's language */
  cancelLabel?: string | undefined;
  /** `danger` when something is lost. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /** Called on a yes. */
  onConfirm: () => void;
  /** Whether the action runs. @default false */
  isPending?: boolean | undefined;
  /** Why the action failed. */
  errorMessage?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
}

/** Asks before something that cannot be taken back. The focus starts on the answer that harms least. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    onConfirm,
    ...others
  } = props;
  const { isPending = false, errorMessage, className, ...rest } = others;
  const messages = useMessages();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      className={styles.overlay({ placement: 'middle' })}
    >
      <Modal {...rest} className={joinClass(styles.panel({ size: 'sm' }), className)}>
        <AriaDialog role="alertdialog" className={styles.content}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {errorMessage !== undefined && (
            <p role="alert" className={styles.error}>
              {errorMessage}
            </p>
          )}
          <div className={styles.foot}>
            <Button variant="quiet" autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
              {cancelLabel ?? messages.cancel}
            </Button>
            <Button variant={tone} isPending={isPending} onPress={onConfirm}>
              {confirmLabel ?? messages.confirm}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
