import type { Address } from '@mallard/domain/contract';
import { updateAddress } from '@mallard/domain/endpoints';
import { AddressCard } from '@mallard/ui/AddressCard';
import { Button } from '@mallard/ui/Button';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { Plus } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { useId, useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useIsWide } from '../../react/useIsWide.ts';
import { useOffers } from '../../services/useOffers.ts';
import type { useAddresses } from '../../shared/address/addressData.ts';
import * as styles from './Checkout.css.ts';

const loadAddressDialog = async () => (await import('./AddressDialog.tsx')).AddressDialog;

interface AddressChoiceProps {
  addresses: ReturnType<typeof useAddresses>;
  selectedId: string | null;
  /** Whether the shopper must select an address. Then all addresses are shown. */
  mustChoose: boolean;
  onSelect: (id: string) => void;
  /** The address that is being edited, `new` for a new one; `null` for none. */
  edited: Address | 'new' | null;
  onEdit: (edited: Address | 'new' | null) => void;
}

/** Selects the delivery address. Addresses are added and edited in a dialog, so that the state of the checkout is preserved. */
export function AddressChoice({ addresses, selectedId, mustChoose, onSelect, edited, onEdit }: AddressChoiceProps) {
  const { t } = useTranslation('checkout');
  const offers = useOffers();
  const errorText = useErrorText();
  const id = useId();
  const isWide = useIsWide();
  const [isExpanded, setExpanded] = useState(false);
  const { data: list = [], error, isFetching, refetch } = addresses;
  const AddressDialog = useLazyDialog(loadAddressDialog, edited !== null, () => onEdit(null));
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('address')}</legend>
      {error && list.length === 0 && (
        <ErrorPanel headingLevel={3} isRetrying={isFetching} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      )}
      {addresses.data && (
        <div id={id} className={styles.addresses} data-folded={!(isExpanded || mustChoose) || undefined}>
          {list.map((address) => {
            const isSelected = address.id === selectedId;
            return (
              <AddressCard
                key={address.id}
                address={address}
                text={address.text}
                groupName="address"
                isSelected={isSelected}
                hasBand={isSelected && !isWide}
                onSelect={() => onSelect(address.id)}
                onEdit={offers(updateAddress) ? () => onEdit(address) : undefined}
              />
            );
          })}
          <button type="button" className={styles.addAddress} aria-haspopup="dialog" onClick={() => onEdit('new')}>
            <Icon glyph={Plus} />
            <span>{t('addAddress')}</span>
          </button>
        </div>
      )}
      {list.length === 1 && !mustChoose && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.expand}
          data-few
          aria-haspopup="dialog"
          onPress={() => onEdit('new')}
        >
          {t('addAddress')}
        </Button>
      )}
      {list.length > 1 && !mustChoose && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.expand}
          data-few={list.length < 3 || undefined}
          aria-expanded={isExpanded}
          aria-controls={id}
          onPress={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('fewerAddresses') : t('allAddresses', { count: list.length })}
        </Button>
      )}
      {AddressDialog && <AddressDialog edited={edited} onSaved={onSelect} onClose={() => onEdit(null)} />}
    </fieldset>
  );
}
