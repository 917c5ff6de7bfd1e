import type { Address } from '@mallard/domain/contract';
import { Dialog } from '@mallard/ui/Dialog';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDiscardQuestion } from '../../screen/useDiscardQuestion.tsx';
import { AddressEditor } from '../../shared/address/AddressEditor.tsx';

interface AddressDialogProps {
  /** The address to edit, `new` for a new one; `null` for none. */
  edited: Address | 'new' | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Adds or edits an address without leaving the checkout. Asks before unsaved input is discarded. */
export function AddressDialog({ edited, onSaved, onClose }: AddressDialogProps) {
  const { t } = useTranslation('address');
  const { onDirtyChange, requestClose, close, question } = useDiscardQuestion(onClose);
  const address = edited === 'new' ? null : edited;

  return (
    <Dialog
      size="md"
      isOpen={edited !== null}
      onOpenChange={requestClose}
      isDismissable={false}
      title={t(address ? 'editTitle' : 'addTitle')}
    >
      <AddressEditor
        address={address ?? undefined}
        onDirtyChange={onDirtyChange}
        onSaved={(id) => {
          onSaved(id);
          close();
        }}
        onCancel={requestClose}
      />
      {question}
    </Dialog>
  );
}
