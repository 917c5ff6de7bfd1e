import type { Address } from '@mallard/domain/contract';
import { AddressCard } from '@mallard/ui/AddressCard';
import { Button } from '@mallard/ui/Button';
import { Dialog } from '@mallard/ui/Dialog';
import { Icon } from '@mallard/ui/Icon';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressEditor } from '../../forms/AddressEditor.tsx';
import * as styles from './Checkout.css.ts';

interface AddressChoiceProps {
  addresses: readonly Address[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** Where to send the order. Addresses are written and changed here, so that the checkout stays as it is. */
export function AddressChoice({ addresses, selectedId, onSelect }: AddressChoiceProps) {
  const { t } = useTranslation(['checkout', 'address']);
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  // `null` while nothing is written, `new` for a new address.
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const close = () => setEdited(null);
  const isNew = edited === 'new';
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('address')}</legend>
      <div id={id} className={styles.addresses} data-folded={!isUnfolded || undefined}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            groupName="address"
            isSelected={address.id === selectedId}
            onSelect={() => onSelect(address.id)}
            onEdit={() => setEdited(address)}
          />
        ))}
        <button type="button" className={styles.addAddress} aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Icon glyph={Plus} />
          {t('addAddress')}
        </button>
      </div>
      {addresses.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.unfold}
          data-few={addresses.length < 3 || undefined}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onPress={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('fewerAddresses') : t('allAddresses', { count: addresses.length })}
        </Button>
      )}
      <Dialog
        size="md"
        isOpen={edited !== null}
        onOpenChange={close}
        isDismissable={false}
        title={t(edited === null || isNew ? 'address:addTitle' : 'address:editTitle')}
      >
        <AddressEditor
          address={edited === null || isNew ? undefined : edited}
          onSaved={(saved) => {
            onSelect(saved);
            close();
          }}
          onCancel={close}
        />
      </Dialog>
    </fieldset>
  );
}
