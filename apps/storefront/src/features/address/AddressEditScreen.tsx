import { safeRedirect } from '@mallard/domain/rules';
import { Stack } from '@mallard/ui/Stack';
import { Surface } from '@mallard/ui/Surface';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { isKnownPath, paths } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useServices } from '../../services/services.ts';
import { AddressEditor } from '../../shared/address/AddressEditor.tsx';
import { useAddresses } from '../../shared/address/addressData.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import * as styles from './Address.css.ts';
import { withAddress } from './withAddress.ts';

/** Adds an address, or edits the one in the query (`?uuid=`). */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['address', 'shell']);
  const { navigation } = useServices();
  const errorText = useErrorText();
  const search = useSearchParams();
  const uuid = search.get('uuid');
  const redirect = safeRedirect(search.get('redirect'), isKnownPath);
  const addresses = useAddresses();
  const address = addresses.data?.find(({ id }) => id === uuid);

  if (uuid !== null && !addresses.data) {
    if (!addresses.isError) return <ScreenSkeleton title={t('titles.addressEdit')} />;
    return (
      <ScreenError isRetrying={addresses.isFetching} onRetry={() => void addresses.refetch()}>
        {errorText(addresses.error)}
      </ScreenError>
    );
  }
  if (uuid !== null && !address) {
    return <ScreenError kind="notFound" link={{ href: paths.addresses(), label: t('titles.addresses') }} />;
  }
  return (
    <Stack gap={20} className={styles.form}>
      <PageTitle>{t(address ? 'editTitle' : 'addTitle')}</PageTitle>
      <Surface padding={20}>
        <AddressEditor
          address={address}
          onSaved={(id) => {
            const target = redirect === undefined ? paths.addresses() : withAddress(redirect, id);
            void navigation.go(target, { replace: true });
          }}
          onCancel={() => navigation.back(redirect ?? paths.addresses())}
        />
      </Surface>
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('address:titles.addressEdit') });
