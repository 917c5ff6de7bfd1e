import type { Address } from '@mallard/domain/contract';
import { Dialog } from '@mallard/ui/Dialog';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDiscardQuestion } from '../../navigation/useDiscardQuestion.tsx';
import { AddressEditor } from '../address/AddressEditor.tsx';

interface AddressDialogProps {
  /** The one that is written, `new` for a new one; `null` for none. */
  edited: Address | 'new' | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Writes an address without leaving the checkout. What is not saved is not lost by mistake. */
export function AddressDialog({ edited, onSaved, onClose }: AddressDialogProps) {
  const { t } = useTranslation('address');
  const { onDirtyChange, requestClose, close, question } = useDiscardQuestion(onClose);
  const changed = edited === 'new' ? null : edited;

  return (
    <Dialog
      size="md"
      isOpen={edited !== null}
      onOpenChange={requestClose}
      isDismissable={false}
      title={t(changed ? 'editTitle' : 'addTitle')}
    >
      <AddressEditor
        address={changed ?? undefined}
        onDirtyChange={onDirtyChange}
        onSaved={(saved) => {
          onSaved(saved);
          close();
        }}
        onCancel={requestClose}
      />
      {question}
    </Dialog>
  );
}
