import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../Dialog/ConfirmDialog.tsx';
import { useReopening } from '../ModalLayer/useReopening.ts';

export interface AlertDialogProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'isPending' | 'errorMessage'> {
  /**
   * Runs the action; a returned promise is awaited. The dialog closes when it resolves, and stays
   * open when it rejects.
   */
  onConfirm: () => unknown;
  /** Returns the message for a rejection. @default "That did not work. Please try again." in the reader's language */
  errorMessageOf?: ((error: unknown) => string) | undefined;
}

/**
 * A `ConfirmDialog` that runs the action itself: it waits for the action, and stays open with an
 * error when it fails.
 */
export function AlertDialog({ isOpen, onConfirm, onOpenChange, errorMessageOf, ...remainingProps }: AlertDialogProps) {
  const t = useMessages('feedback', 'AlertDialog');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Number of dialogs that were closed or unmounted. */
  const questions = useRef(0);
  useReopening(isOpen, () => {
    setPending(false);
    setFailure(undefined);
  });
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      questions.current += 1;
    };
  }, [isOpen]);

  async function confirm() {
    const question = questions.current;
    setPending(true);
    setFailure(undefined);
    let reason: string | undefined;
    try {
      await onConfirm();
    } catch (error) {
      reason = errorMessageOf?.(error) ?? t('failed');
    }
    // The parent closed it in the meantime: the current dialog may be another one.
    if (question !== questions.current) return;
    setPending(false);
    setFailure(reason);
    if (reason === undefined) onOpenChange(false);
  }
  return (
    <ConfirmDialog
      {...remainingProps}
      isOpen={isOpen}
      isPending={isPending}
      errorMessage={failure}
      onOpenChange={onOpenChange}
      onConfirm={() => void confirm()}
    />
  );
}
