import type { Address } from '@mallard/domain/contract';
import { Dialog } from '@mallard/ui/Dialog';
import { AddressEditor } from '../../forms/AddressEditor.tsx';
import { useTranslation } from '../../shell/useTranslation.ts';

interface AddressDialogProps {
  /** The one that is written, `new` for a new one; `null` for none. */
  edited: Address | 'new' | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Writes an address without leaving the checkout. */
export function AddressDialog({ edited, onSaved, onClose }: AddressDialogProps) {
  const { t } = useTranslation('address');
  const changed = edited === 'new' ? null : edited;
  return (
    <Dialog
      size="md"
      isOpen={edited !== null}
      onOpenChange={onClose}
      isDismissable={false}
      title={t(changed ? 'editTitle' : 'addTitle')}
    >
      <AddressEditor
        address={changed ?? undefined}
        onSaved={(saved) => {
          onSaved(saved);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
