import { useState } from 'react';
import { useWords } from '../../intl/useWords.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../Dialog/ConfirmDialog.tsx';
import { alertDialogWords } from './AlertDialog.words.ts';

export interface AlertDialogProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'isPending' | 'errorMessage'> {
  /** Does it; what it gives back is awaited. Kept, the dialog closes; broken, it stays open. */
  onConfirm: () => unknown;
  /** What to say of a broken promise. @default "That did not work. Please try again." in the reader's language */
  errorMessage?: ((error: unknown) => string) | undefined;
}

/** A `ConfirmDialog` that runs the action itself: it waits for it, and stays open with the reason when it fails. */
export function AlertDialog({ onConfirm, onOpenChange, errorMessage, ...rest }: AlertDialogProps) {
  const words = useWords(alertDialogWords);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  function close() {
    setFailure(undefined);
    onOpenChange(false);
  }
  async function confirm() {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setFailure(errorMessage?.(error) ?? words.failed);
    } finally {
      setPending(false);
    }
  }
  return (
    <ConfirmDialog
      {...rest}
      isPending={isPending}
      errorMessage={failure}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      onConfirm={() => void confirm()}
    />
  );
}
