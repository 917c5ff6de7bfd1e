import type { Address } from '@mallard/domain/contract';
import { AddressCard } from '@mallard/ui/AddressCard';
import { Icon } from '@mallard/ui/Icon';
import { Link } from '@mallard/ui/Link';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes.ts';
import { useScreenPlace } from '../../shell/ScreenLocation.tsx';
import * as styles from './Checkout.css.ts';

interface AddressChoiceProps {
  addresses: readonly Address[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** Where to send the order; a new or changed address comes back to this checkout. */
export function AddressChoice({ addresses, selectedId, onSelect }: AddressChoiceProps) {
  const { t } = useTranslation('checkout');
  const { pathname, search } = useScreenPlace();
  const redirect = search === '' ? pathname : `${pathname}?${search}`;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('address')}</legend>
      <div className={styles.addresses}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            groupName="address"
            isSelected={address.id === selectedId}
            onSelect={() => onSelect(address.id)}
            editHref={paths.addressEdit({ uuid: address.id, redirect })}
          />
        ))}
        <Link tone="inherit" className={styles.addAddress} href={paths.addressEdit({ redirect })}>
          <Icon glyph={Plus} />
          {t('addAddress')}
        </Link>
      </div>
    </fieldset>
  );
}
