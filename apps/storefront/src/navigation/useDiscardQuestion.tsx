import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useUnsaved } from './useUnsaved.ts';

interface DiscardQuestion {
  /** Takes whether the dialog's form has unsaved input; hand it to the form as `onDirtyChange`. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Closes the dialog, after a question where input would be lost: for Back, Escape and the close button. */
  requestClose: () => void;
  /** Closes the dialog without a question: after saving. */
  close: () => void;
  /** The question, to be rendered with the dialog. */
  question: ReactNode;
}

/**
 * Asks before a dialog with a form is closed and its input lost. A form on a screen uses `useUnsaved` instead.
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
