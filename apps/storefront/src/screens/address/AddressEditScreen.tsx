import type { Address, AddressDraft } from '@mallard/domain/contract';
import { safeRedirect } from '@mallard/domain/rules';
import { validateAddress } from '@mallard/domain/validation';
import { AddressForm, type AddressFormValues } from '@mallard/ui/AddressForm';
import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Stack } from '@mallard/ui/Stack';
import { Surface } from '@mallard/ui/Surface';
import { useToasts } from '@mallard/ui/Toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressChanges, useAddresses } from '../../data/addressData.ts';
import { loadRegions, parsePasted, searchRegions } from '../../data/regionData.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useFocusFirstError } from '../../forms/useFocusFirstError.ts';
import { isKnownPath, paths } from '../../routes.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { useSearchParams } from '../../shell/ScreenLocation.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import * as styles from './Address.css.ts';
import { withAddress } from './withAddress.ts';

const NO_PROBLEMS: Readonly<Record<string, string>> = {};

/** Writes a new address, or changes the one that the query names. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['address', 'shell']);
  const errorText = useErrorText();
  const uuid = useSearchParams().get('uuid');
  const addresses = useAddresses();
  const address = addresses.data?.find(({ id }) => id === uuid);

  if (uuid !== null && !addresses.data) {
    if (!addresses.isError) return <ScreenSkeleton />;
    return (
      <ScreenError isRetrying={addresses.isFetching} onRetry={() => void addresses.refetch()}>
        {errorText(addresses.error)}
      </ScreenError>
    );
  }
  if (uuid !== null && !address) return <ScreenError kind="notFound" />;
  return (
    <Stack gap={20} className={styles.form}>
      <Heading level={1}>{t(address ? 'editTitle' : 'addTitle')}</Heading>
      <Surface padding={20}>
        <EditForm address={address} />
      </Surface>
    </Stack>
  );
};

function EditForm({ address }: { address: Address | undefined }) {
  const { t } = useTranslation(['address', 'shell']);
  const { navigation } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const redirect = safeRedirect(useSearchParams().get('redirect'), isKnownPath);
  const { save } = useAddressChanges();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const box = useRef<HTMLDivElement>(null);
  useFocusFirstError(box, problems);

  function submit(values: AddressFormValues) {
    const region = values.region ?? null;
    const { postcode = '', isDefault = false } = values;
    const codes = Object.entries(validateAddress({ ...values, region, postcode, isDefault }));
    setProblems(Object.fromEntries(codes.map(([field, code]) => [field, t(`problems.${code}`)])));
    if (codes.length > 0 || region === null) return;
    send({ ...values, region });
  }

  function send(draft: AddressDraft) {
    save.mutate(
      { uuid: address?.id ?? null, draft },
      {
        onSuccess: ({ id }) => {
          toasts.show({ message: t('saved') });
          const target = redirect === undefined ? paths.addresses() : withAddress(redirect, id);
          void navigation.go(target, { replace: true });
        },
        onError: (error) => {
          const fields = fieldErrors(error);
          if (Object.keys(fields).length > 0) setProblems(fields);
          else toasts.show({ message: errorText(error), tone: 'danger' });
        },
      },
    );
  }

  return (
    <div ref={box}>
      <AddressForm
        value={address}
        loadRegions={loadRegions}
        searchRegions={searchRegions}
        parsePasted={parsePasted}
        errors={problems}
        isPending={save.isPending}
        onSubmit={submit}
      >
        <Button variant="quiet" onPress={() => navigation.back(redirect ?? paths.addresses())}>
          {t('cancel')}
        </Button>
      </AddressForm>
    </div>
  );
}

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('address:titles.addressEdit') });
