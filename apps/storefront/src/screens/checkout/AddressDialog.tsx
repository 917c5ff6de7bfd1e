import type { Address } from '@mallard/domain/contract';
import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { Dialog } from '@mallard/ui/Dialog';
import { useRef, useState } from 'react';
import { AddressEditor } from '../../forms/AddressEditor.tsx';
import { useTranslation } from '../../shell/useTranslation.ts';

interface AddressDialogProps {
  /** The one that is written, `new` for a new one; `null` for none. */
  edited: Address | 'new' | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Writes an address without leaving the checkout. What is not saved is not lost by mistake. */
export function AddressDialog({ edited, onSaved, onClose }: AddressDialogProps) {
  const { t } = useTranslation('address');
  const isDirty = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const changed = edited === 'new' ? null : edited;

  function close() {
    isDirty.current = false;
    setAsking(false);
    onClose();
  }
  function leave() {
    if (isDirty.current) setAsking(true);
    else close();
  }

  return (
    <Dialog
      size="md"
      isOpen={edited !== null}
      onOpenChange={leave}
      isDismissable={false}
      title={t(changed ? 'editTitle' : 'addTitle')}
    >
      <AddressEditor
        address={changed ?? undefined}
        onDirtyChange={(now) => {
          isDirty.current = now;
        }}
        onSaved={(saved) => {
          onSaved(saved);
          close();
        }}
        onCancel={leave}
      />
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
    </Dialog>
  );
}
