import { type Address, MAX_ADDRESSES } from '@mallard/domain/contract';
import { AddressCard } from '@mallard/ui/AddressCard';
import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { PinDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { Text } from '@mallard/ui/Text';
import { useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useAddressChanges, useAddresses } from '../../shared/address/addressData.ts';
import * as styles from './Address.css.ts';

/** The shopper's addresses, the default one first. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['address', 'shell']);
  const errorText = useErrorText();
  const showError = useErrorToast();
  const toasts = useToasts();
  const addresses = useAddresses();
  const { setDefault, remove } = useAddressChanges();
  const [addressToDelete, setAddressToDelete] = useState<Address | null>(null);

  function makeDefault(id: string) {
    setDefault.mutate(id, {
      onSuccess: () => toasts.show({ message: t('defaultSet'), key: 'default' }),
      onError: (error) => showError(error, 'default'),
    });
  }

  function confirmRemoval() {
    if (!addressToDelete) return;
    remove.mutate(addressToDelete.id, {
      onSuccess: () => {
        setAddressToDelete(null);
        toasts.show({ message: t('deleted') });
      },
    });
  }

  if (!addresses.data) {
    if (!addresses.isError) return <ScreenSkeleton title={t('titles.addresses')} />;
    return (
      <Stack gap={20}>
        <PageTitle>{t('titles.addresses')}</PageTitle>
        <ErrorPanel isRetrying={addresses.isFetching} onRetry={() => void addresses.refetch()}>
          {errorText(addresses.error)}
        </ErrorPanel>
      </Stack>
    );
  }
  const isFull = addresses.data.length >= MAX_ADDRESSES;
  const addLink = <LinkButton href={paths.addressEdit()}>{t('add')}</LinkButton>;
  return (
    <Stack gap={20}>
      <div className={styles.head}>
        <PageTitle>{t('titles.addresses')}</PageTitle>
        {addresses.data.length > 0 && !isFull && addLink}
      </div>
      {isFull && <Text tone="muted">{t('full', { count: MAX_ADDRESSES })}</Text>}
      {addresses.data.length === 0 ? (
        <EmptyState title={t('empty')} illustration={<PinDrawing />} action={addLink}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {addresses.data.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                text={address.text}
                editHref={paths.addressEdit({ uuid: address.id })}
                onSetDefault={() => makeDefault(address.id)}
                onDelete={() => setAddressToDelete(address)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={addressToDelete !== null}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          setAddressToDelete(null);
          remove.reset();
        }}
        title={t('deleteTitle')}
        tone="danger"
        confirmLabel={t('delete')}
        isPending={remove.isPending}
        errorMessage={remove.error ? (errorText(remove.error) ?? undefined) : undefined}
        onConfirm={confirmRemoval}
      >
        {addressToDelete &&
          t('deleteHint', { name: addressToDelete.recipientName, place: addressToDelete.detailAddress })}
      </ConfirmDialog>
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('address:titles.addresses') });
