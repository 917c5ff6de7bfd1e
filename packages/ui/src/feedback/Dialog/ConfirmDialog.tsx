import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ModalLayer } from '../ModalLayer/ModalLayer.tsx';
import * as styles from './Dialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it is open; keep it open while `isPending` and after the action failed. */
  isOpen: boolean;
  /** Called with `false` when the user cancels. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** Consequences of a confirmation. */
  children?: ReactNode;
  /** Label of the confirm button, the verb of the question. @default "Confirm" in the reader's language */
  confirmLabel?: string | undefined;
  /**
   * Label of the cancel button; `null` when there is only something to acknowledge. @default
   * "Cancel" in the reader's language
   */
  cancelLabel?: string | null | undefined;
  /** `danger` for an action that deletes something. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /** Called on confirmation. */
  onConfirm: () => void;
  /** Whether the action is running. @default false */
  isPending?: boolean | undefined;
  /** Why the action failed. */
  errorMessage?: string | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Asks for confirmation before an action that cannot be undone. Focuses the safest button first. */
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
    isPending = false,
    errorMessage,
    className,
    ref,
    ...elementProps
  } = props;
  const isChoice = cancelLabel !== null;
  const t = useMessages('feedback', 'ConfirmDialog');
  const bodyId = useId();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <ModalLayer
      {...elementProps}
      initialFocus={first}
      role="alertdialog"
      aria-describedby={children === undefined ? undefined : bodyId}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      isKeyboardDismissDisabled={isPending || !isChoice}
      layerClass={styles.layer}
      className={joinClass(styles.panel({ size: 'sm' }), className)}
      ref={ref}
    >
      {(titleId) => (
        <>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children !== undefined && (
            <div id={bodyId} className={styles.body}>
              {children}
            </div>
          )}
          {errorMessage !== undefined && (
            <p role="alert" className={styles.error}>
              {errorMessage}
            </p>
          )}
          <div className={styles.foot}>
            {isChoice && (
              <Button variant="quiet" ref={first} autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
                {cancelLabel ?? t('cancel')}
              </Button>
            )}
            <Button
              variant={tone}
              ref={isChoice ? undefined : first}
              autoFocus={!isChoice}
              isPending={isPending}
              pendingLabel={t('pending')}
              onPress={onConfirm}
            >
              {confirmLabel ?? t('confirm')}
            </Button>
          </div>
        </>
      )}
    </ModalLayer>
  );
}
