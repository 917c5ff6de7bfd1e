import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useUnsaved } from './useUnsaved.ts';

interface DiscardQuestion {
  /** Sets whether the form has unsaved input. Pass it to the form as `onDirtyChange`. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Closes the dialog, or asks first if input would be lost. For Back, Escape and the close button. */
  requestClose: () => void;
  /** Closes the dialog without asking. Call it after saving. */
  close: () => void;
  /** The confirmation dialog. Render it inside the dialog. */
  question: ReactNode;
}

/**
 * Asks for confirmation before a dialog with unsaved input is closed. For a form on a screen, use `useUnsaved`.
 *
 * @example
 * const { onDirtyChange, requestClose, question } = useDiscardQuestion(onClose);
 * <Dialog onOpenChange={requestClose}>…{question}</Dialog>
 */
export function useDiscardQuestion(onClose: () => void): DiscardQuestion {
  const { t } = useTranslation('shell');
  const markUnsaved = useUnsaved();
  const isDirty = useRef(false);
  const [isAsking, setAsking] = useState(false);

  function onDirtyChange(now: boolean) {
    isDirty.current = now;
    markUnsaved(now);
  }
  function close() {
    onDirtyChange(false);
    setAsking(false);
    onClose();
  }
  return {
    onDirtyChange,
    close,
    requestClose() {
      if (isDirty.current) setAsking(true);
      else close();
    },
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('discard.title')}
        confirmLabel={t('discard.discard')}
        cancelLabel={t('discard.keep')}
        onConfirm={close}
        onOpenChange={setAsking}
      >
        {t('discard.text')}
      </ConfirmDialog>
    ),
  };
}
